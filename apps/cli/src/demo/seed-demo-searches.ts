import { UnansweredSearches } from '@babelboard/operations';
import type { MovableClock } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import type { INestApplicationContext } from '@nestjs/common';

const DAY_MS = 86_400_000;

/** What people looked for in vain, with the days before today on which they did, several times a day each. */
const SEARCHES: readonly [language: UiLanguage, words: string, times: number, daysAgo: readonly number[]][] = [
  ['en', 'beekeeper', 4, [2, 9, 16, 30]],
  ['en', 'glass blower venice', 2, [1, 5, 6]],
  ['en', 'sign language interpreter', 3, [4, 12, 33]],
  ['en', 'violin maker', 1, [3, 8, 21]],
  ['en', 'sommelier lapland', 3, [11]],
  ['de', 'imker', 3, [1, 2, 14, 40]],
  ['de', 'hufschmied', 2, [6, 13, 20]],
  ['de', 'orgelbauer', 1, [5, 9, 27]],
  ['de', 'leuchtturmwärter nordsee', 4, [7]],
];

/** Gives operators something to see at `/admin/searches`. Once: whatever was counted stays as it is. */
export async function seedDemoSearches(app: INestApplicationContext, clock: MovableClock): Promise<void> {
  const searches = app.get(UnansweredSearches, { strict: false });
  if ((await searches.list(null)).length > 0) return;
  const now = clock.now();
  for (const [language, words, times, daysAgo] of SEARCHES) {
    for (const day of daysAgo) {
      clock.set(new Date(now.getTime() - day * DAY_MS));
      for (let time = 0; time < times; time += 1) searches.note([words], language, `asker ${time}`);
    }
  }
  clock.set(now);
  await searches.flush();
}
