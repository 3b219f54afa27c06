import { withClass } from '../../../theme/with-class.js';
import css from './tower.module.css';

/** Stones of each storey, from the ground up: ten, one for each task. */
const STOREYS = [4, 3, 2, 1];
const [STONE_WIDTH, STONE_HEIGHT, GAP] = [46, 30, 5];
const WIDTH = 4 * STONE_WIDTH + 3 * GAP;
const HEIGHT = STOREYS.length * (STONE_HEIGHT + GAP) - GAP;

interface Stone {
  at: number;
  x: number;
  y: number;
}

const STONES: Stone[] = STOREYS.flatMap((count, storey) => {
  const first = STOREYS.slice(0, storey).reduce((sum, below) => sum + below, 0);
  const left = (WIDTH - count * STONE_WIDTH - (count - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, stone) => ({
    at: first + stone,
    x: left + stone * (STONE_WIDTH + GAP),
    y: HEIGHT - STONE_HEIGHT - storey * (STONE_HEIGHT + GAP),
  }));
});

/** How far a profile is, as a tower: one stone for each task that is done, the next one in outline. What it says stands beside it in words. */
export function Tower({ done }: { done: number }) {
  return (
    <Drawing viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 12}`} aria-hidden="true" focusable="false">
      {STONES.map(({ at, x, y }) => (
        <rect
          key={at}
          x={x}
          y={y}
          width={STONE_WIDTH}
          height={STONE_HEIGHT}
          rx="5"
          data-state={at < done ? 'laid' : at === done ? 'next' : 'open'}
        />
      ))}
      <path d={`M-2 ${HEIGHT + 7}h${WIDTH + 4}`} />
    </Drawing>
  );
}

const Drawing = withClass('svg', css.drawing);
