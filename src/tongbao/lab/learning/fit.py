"""Fitting a network to lessons, with NumPy."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tongbao.bots.core.evaluator import Network

Floats = NDArray[np.float32]
RATE = 2e-3
BATCH = 512
WEIGHT_OF_MARGIN = 0.15
DECAY = 1e-5


@dataclass
class Fit:
    """A network as it is being fitted."""

    weights: Floats
    bias: Floats
    heads: Floats
    ground: Floats
    told: str = ""

    @classmethod
    def new(cls, features: int, hidden: int, seed: int) -> "Fit":
        rng = np.random.default_rng(seed)
        scale = np.sqrt(2.0 / features)
        return cls(
            (rng.standard_normal((features, hidden)) * scale).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, 2)) * np.sqrt(1.0 / hidden) * 0.5).astype(np.float32),
            np.zeros(2, np.float32),
        )

    def parts(self) -> list[Floats]:
        return [self.weights, self.bias, self.heads, self.ground]

    def answers(self, features: Floats) -> Floats:
        """Win as a chance, and margin, a row for each position."""
        hidden = np.maximum(features @ self.weights + self.bias, 0)
        found: Floats = hidden @ self.heads + self.ground
        found[:, 0] = 1 / (1 + np.exp(-np.clip(found[:, 0], -30, 30)))
        return found

    def loss(self, features: Floats, wins: Floats, margins: Floats) -> tuple[float, float]:
        """Mean cross entropy of the win, mean square of the margin."""
        found = self.answers(features)
        p = np.clip(found[:, 0], 1e-6, 1 - 1e-6)
        entropy = -(wins * np.log(p) + (1 - wins) * np.log(1 - p)).mean()
        return float(entropy), float(((found[:, 1] - margins) ** 2).mean())

    def network(self, digits: int = 5) -> Network:
        """As the evaluator uses it."""

        def plain(array: Floats) -> list[float]:
            return [round(float(x), digits) for x in array]

        return Network(
            [plain(self.weights[:, j]) for j in range(self.weights.shape[1])],
            plain(self.bias),
            plain(self.heads[:, 0]),
            plain(self.heads[:, 1]),
            (float(self.ground[0]), float(self.ground[1])),
        )


def fit(
    features: Floats,
    wins: Floats,
    margins: Floats,
    hidden: int,
    epochs: int,
    seed: int,
    start: Fit | None = None,
) -> Fit:
    """Fit by Adam (Kingma and Ba 2015) with a falling rate; a tenth only measures."""
    rng = np.random.default_rng(seed)
    held = len(features) // 10
    train, test = slice(0, len(features) - held), slice(len(features) - held, None)
    x, w, m = features[train], wins[train], margins[train]
    mean, std = x.mean(0), x.std(0) + 1e-3
    found = start or Fit.new(x.shape[1], hidden, seed)
    # work on standardised features, fold back at the end
    found.bias = (found.bias + mean @ found.weights).astype(np.float32)
    found.weights = (found.weights * std[:, None]).astype(np.float32)
    z = ((x - mean) / std).astype(np.float32)
    parts = found.parts()
    first = [np.zeros_like(p) for p in parts]
    second = [np.zeros_like(p) for p in parts]
    step, steps = 0, epochs * (len(z) // BATCH)
    for _ in range(epochs):
        order = rng.permutation(len(z))
        for b in range(0, len(z) - BATCH + 1, BATCH):
            rows = order[b : b + BATCH]
            zb, wb, mb = z[rows], w[rows], m[rows]
            pre = zb @ found.weights + found.bias
            hid = np.maximum(pre, 0)
            out = hid @ found.heads + found.ground
            p = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30)))
            grad = np.stack([p - wb, WEIGHT_OF_MARGIN * 2 * (out[:, 1] - mb)], 1) / BATCH
            back = (grad @ found.heads.T) * (pre > 0)
            grads = [zb.T @ back + DECAY * found.weights, back.sum(0), hid.T @ grad + DECAY * found.heads, grad.sum(0)]
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for part, gradient, a, v in zip(parts, grads, first, second, strict=True):
                a += 0.1 * (gradient - a)
                v += 0.001 * (gradient**2 - v)
                part -= rate * (a / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    unseen = ((features[test] - mean) / std).astype(np.float32)
    entropy, square = found.loss(unseen, wins[test], margins[test])
    found.told = f"cross entropy {entropy:.4f}, square error of the margin {square:.4f} on the last tenth"
    found.weights = (found.weights / std[:, None]).astype(np.float32)
    found.bias = (found.bias - mean @ found.weights).astype(np.float32)
    return found
