"""Make fonts of the page anew, in WOFF2: of the Chinese ones only the characters that the project shows, those of seals
in parts; of the italic the one weight that is used. The tilde before the names of guests stays a character of its own.

    pip install 'fonttools[woff]'
    python tools/fonts.py FOLDER

FOLDER holds the unpacked npm packages @fontsource/ma-shan-zheng, @fontsource/noto-sans-sc and
@fontsource-variable/cormorant, at any depth. Run it after new Chinese texts, cards, marks or names of seals. A
character that a font lacks is named; the browser then shows it in a font of the device.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src" / "tongbao"
FONTS = SOURCE / "web" / "static" / "fonts"
SHEETS = SOURCE / "web" / "static" / "css"
MADE = "/* Made by tools/fonts.py: which characters of seals lie in which file. */\n"
SEALS = (
    "梅兰竹菊松柏桃李杏莲荷桂枫柳槐龙凤虎鹤马鹿鹰燕雁鱼蝶象牛羊兔猴鸡狗云月日星山水风雪雨雷霜露金木火土石玉珠玄青朱白墨赤紫碧春夏秋冬东西南北中"
    "茶酒书画琴棋剑弓舟桥塔灯伞扇笔纸砚印鼓钟福寿喜乐和平安康吉祥仁义礼智信忠孝勇诚明德文武王张刘陈杨赵黄周吴徐孙胡朱高林何郭罗梁宋郑谢韩唐冯于董"
    "萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴汪田任姜范方姚谭廖邹熊陆郝孔崔毛邱秦江史顾侯邵孟段钱汤尹黎易常乔贺赖龚帖爱客机甲乙丙丁"
    "大小天地人一二三四五六七八九十"
)
"""First characters of names that people may give themselves: they become seals."""
STRUT = " "
"""Of a font in parts, the one that says it has this gives a line its measure (CSS Fonts, first available font)."""
TILDE = "asciitilde"
"""The sign before the names of guests, as fonts call it."""
ITALIC = 600
WIDTH = 110
CHINESE = re.compile(r"[\u2018-\u201d\u2026\u2190-\u21ff\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]")
MARKS = ("web/templates/**/*.html", "web/templates/**/*.svg", "server/matches/seats.py")
"""Where Chinese characters stand that are no text: marks, and the seals of the seats."""
REMARK = re.compile(r"\{#.*?#\}", re.DOTALL)
NAMES = re.compile(r'\bname(?:\.zh| = \{(?: en = "[^"]*",)? zh) = "([^"]*)"')
VERSES = re.compile(r"^couplet = (.*)$", re.MULTILINE)
SPOKEN = (
    "games/**/*.toml",
    "languages/zh/*.po",
    "languages/zh/rules/*.md",
    "server/**/*.py",
    "web/templates/**/*.html",
)


def main() -> None:
    """Write the fonts, and the style sheets of those of the seals."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Say in which folder the npm packages are: python tools/fonts.py FOLDER")
    packages = Path(sys.argv[1])
    parts = seals()
    for name, characters in parts.items():
        write(packages, "ma-shan-zheng", 400, f"ma-shan-zheng-{name}", characters)
        if (SHEETS / "games" / name).is_dir():
            own = face(name, characters, "../../..")
            (SHEETS / "games" / name / "seals.css").write_text(MADE + own, encoding="utf-8")
    common_to_all = face("names", parts["names"], "../..") + face("signs", {*parts["signs"], STRUT}, "../..")
    (SHEETS / "base" / "seals.css").write_text(MADE + common_to_all, encoding="utf-8")
    verses = set(CHINESE.findall("".join(VERSES.findall(texts("games/**/*.toml")))))
    write(packages, "ma-shan-zheng", 400, "ma-shan-zheng-verses", verses - parts["signs"] - parts["pocket_changan"])
    italic(packages)
    for weight in (400, 700):
        characters = {*CHINESE.findall(VERSES.sub("", texts(*SPOKEN))), *"—·×", *SEALS}
        write(packages, "noto-sans-sc", weight, f"noto-sans-sc-{weight}", characters)
    write(packages, "noto-sans-sc", 400, "noto-sans-sc-common", common() - characters)
    for file in FONTS.glob("alegreya-sans-*.woff2"):
        let_tildes_stand(file)


def let_tildes_stand(file: Path) -> None:
    """Remove the ligatures that make one letter of “~” and the next: they would write the guest “~Ines” as “Ĩnes”."""
    font = TTFont(file)
    lookups = font["GSUB"].table.LookupList.Lookup if "GSUB" in font else []
    for table in [table for lookup in lookups for table in lookup.SubTable]:
        getattr(getattr(table, "ExtSubTable", table), "ligatures", {}).pop(TILDE, None)
    font.save(file)


def seals() -> dict[str, set[str]]:
    """The characters of seals in parts, so that a page fetches few: what people bring along in their names, what all
    pages show, and what those of a game do. One that is in several is taken from the last that a page knows of."""
    games = [folder for folder in sorted((SOURCE / "games").iterdir()) if list(folder.rglob("*.toml"))]
    shown = {game.name: set("".join(NAMES.findall(texts(f"games/{game.name}/**/*.toml")))) for game in games}
    signs = set(filter(str.isalpha, CHINESE.findall(REMARK.sub("", texts(*MARKS)))))
    own = {name: characters - signs for name, characters in shown.items()}
    return {"names": set(SEALS) - signs, "signs": signs, **own}


def face(name: str, characters: set[str], root: str) -> str:
    """What a style sheet says of a part of the seals; ``root`` leads from there to the folder of the fonts."""
    codes = ", ".join([f"U+{ord(character):04X}" for character in sorted(characters)])
    span = "\n    ".join(["unicode-range:", *wrap(codes, WIDTH)])
    source = f'url({root}/fonts/ma-shan-zheng-{name}.woff2) format("woff2")'
    rules = [
        'font-family: "Ma Shan Zheng"',
        f"src: {source}",
        "font-display: swap",
        span,
    ]
    return "@font-face {\n" + "".join([f"  {rule};\n" for rule in rules]) + "}\n"


def common() -> set[str]:
    """The 3,755 characters in common use that the standard GB 2312 lists first: people have them in their names."""
    cells = [bytes([row, cell]) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF)]
    return {cell.decode("gb2312", "ignore") for cell in cells} - {""}


def texts(*patterns: str) -> str:
    """Everything in the files of the project that fit one of the patterns."""
    return "".join(file.read_text(encoding="utf-8") for pattern in patterns for file in sorted(SOURCE.glob(pattern)))


def italic(packages: Path) -> None:
    """Write the italic of the titles in its weight."""
    font = TTFont(found(packages, "cormorant-latin-wght-italic", "@fontsource-variable/cormorant"))
    slim = instancer.instantiateVariableFont(font, {"wght": ITALIC})
    slim.flavor = "woff2"
    slim.save(FONTS / "cormorant-italic.woff2")


def found(packages: Path, name: str, package: str) -> Path:
    """The file of that name in the unpacked packages. Ends the program with one sentence if there is none."""
    first = next(iter(sorted(packages.rglob(f"{name}.woff2"))), None)
    if first is None:
        sys.exit(f"{packages} lacks {name}; unpack the npm package {package}.")
    return first


def write(packages: Path, family: str, weight: int, name: str, characters: set[str]) -> None:
    """Write the part of a font that has these characters. Rare ones are in files of their own, numbered."""
    first = found(packages, f"{family}-chinese-simplified-{weight}-normal", f"@fontsource/{family}")
    missing, parts = set(characters), []
    with TemporaryDirectory() as folder:
        for file in [first, *sorted(first.parent.glob(f"{family}-[0-9]*-{weight}-normal.woff2"))]:
            here = missing & set(map(chr, subset.load_font(str(file), subset.Options(), lazy=True).getBestCmap()))
            if here:
                parts.append(Path(folder) / f"{len(parts)}.ttf")
                save(file, here, parts[-1], None)
                missing -= here
        whole = Path(folder) / "whole.ttf"
        Merger().merge([str(part) for part in parts]).save(whole)
        save(whole, characters, FONTS / f"{name}.woff2", "woff2")
    lacks = f", lacks {''.join(sorted(missing))}" if missing else ""
    print(f"{name}.woff2: {len(characters - missing)} characters{lacks}")


def save(file: Path, characters: set[str], place: Path, flavor: str | None) -> None:
    """Write those characters of a font file to another one."""
    options = subset.Options(flavor=flavor, layout_features=[], hinting=False, notdef_outline=True)
    font = subset.load_font(str(file), options)
    font.flavor = flavor
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    subset.save_font(font, str(place), options)


if __name__ == "__main__":
    main()
