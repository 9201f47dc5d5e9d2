"""Make the Chinese fonts of the page anew: only the characters that the project shows, in WOFF2.

    pip install 'fonttools[woff]'
    python tools/fonts.py FOLDER

FOLDER holds the unpacked npm packages @fontsource/ma-shan-zheng and @fontsource/noto-sans-sc, at any depth. Run it
after new Chinese texts, cards or names of seals. A character that a font lacks is named; the browser then shows it in
a font of the device.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.merge import Merger

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src" / "tongbao"
FONTS = SOURCE / "web" / "static" / "fonts"
SEALS = (
    "梅兰竹菊松柏桃李杏莲荷桂枫柳槐龙凤虎鹤马鹿鹰燕雁鱼蝶象牛羊兔猴鸡狗云月日星山水风雪雨雷霜露金木火土石玉珠玄青朱白墨赤紫碧春夏秋冬东西南北中"
    "茶酒书画琴棋剑弓舟桥塔灯伞扇笔纸砚印鼓钟福寿喜乐和平安康吉祥仁义礼智信忠孝勇诚明德文武王张刘陈杨赵黄周吴徐孙胡朱高林何郭罗梁宋郑谢韩唐冯于董"
    "萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴汪田任姜范方姚谭廖邹熊陆郝孔崔毛邱秦江史顾侯邵孟段钱汤尹黎易常乔贺赖龚帖爱客机甲乙丙丁"
    "大小天地人一二三四五六七八九十"
)
"""First characters of names that people may give themselves: they become seals."""
SIGNS = (
    "通宝长安上都丝路口袋售建工牌始终抽木丝金玉汗城墨中文军经文政任总低人"
    "场打无补动买取选换收仿弃交邀朝待续研产建买夺钱麦石木丝人用付动路先"
)
"""Characters that the templates draw as marks."""
CHINESE = re.compile(r"[\u2018-\u201d\u2026\u2190-\u21ff\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]")
VERSES = re.compile(r"^couplet = (.*)$", re.MULTILINE)
SPOKEN = (
    "bots/**/*.py",
    "games/**/*.py",
    "games/**/*.toml",
    "review/*.py",
    "server/*.py",
    "web/histories/*.toml",
    "web/rules/*.md",
    "web/templates/**/*.html",
    "web/locale/zh*.json",
)


def main() -> None:
    """Write the five files."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Say in which folder the npm packages are: python tools/fonts.py FOLDER")
    packages = Path(sys.argv[1])
    cards = texts("games/**/*.toml")
    seals = set(SEALS + SIGNS + "".join(re.findall(r'\bname(?:\.zh| = \{(?: en = "[^"]*",)? zh) = "([^"]*)"', cards)))
    verses = set(CHINESE.findall("".join(VERSES.findall(cards))))
    write(packages, "ma-shan-zheng", 400, "ma-shan-zheng", seals)
    write(packages, "ma-shan-zheng", 400, "ma-shan-zheng-verses", verses - seals)
    for weight in (400, 700):
        characters = {*CHINESE.findall(VERSES.sub("", texts(*SPOKEN))), *"—·×", *SEALS}
        write(packages, "noto-sans-sc", weight, f"noto-sans-sc-{weight}", characters)
    write(packages, "noto-sans-sc", 400, "noto-sans-sc-common", common() - characters)


def common() -> set[str]:
    """The 3,755 characters in common use that the standard GB 2312 lists first: people have them in their names."""
    cells = [bytes([row, cell]) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF)]
    return {cell.decode("gb2312", "ignore") for cell in cells} - {""}


def texts(*patterns: str) -> str:
    """Everything in the files of the project that fit one of the patterns."""
    return "".join(file.read_text(encoding="utf-8") for pattern in patterns for file in sorted(SOURCE.glob(pattern)))


def write(packages: Path, family: str, weight: int, name: str, characters: set[str]) -> None:
    """Write the part of a font that has these characters. Rare ones are in files of their own, numbered."""
    first = next(iter(sorted(packages.rglob(f"{family}-chinese-simplified-{weight}-normal.woff2"))), None)
    if first is None:
        sys.exit(f"{packages} lacks the font {family} in weight {weight}; unpack the npm package @fontsource/{family}.")
    missing, parts = set(characters), []
    with TemporaryDirectory() as folder:
        for file in [first, *sorted(first.parent.glob(f"{family}-[0-9]*-{weight}-normal.woff2"))]:
            found = missing & set(map(chr, subset.load_font(str(file), subset.Options(), lazy=True).getBestCmap()))
            if found:
                parts.append(Path(folder) / f"{len(parts)}.ttf")
                save(file, found, parts[-1], None)
                missing -= found
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
