import type { LevelRank } from '@babelboard/language-check';
import { PickOne } from '../../forms/choices/pick-one.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { RANKS } from '../levels.js';
import { useVerdictWords } from '../use-verdict-words.js';

/** What somebody can do who has reached a level, in a sentence each. */
export const LEVEL_MEANINGS: readonly TextKey[] = [
  'level.means-a1',
  'level.means-a2',
  'level.means-b1',
  'level.means-b2',
  'level.means-c1',
  'level.means-c2',
  'level.means-native',
];

export interface LevelChoiceProps {
  label: string;
  rank: LevelRank | null;
  onPick: (rank: LevelRank) => void;
  hideLabel?: boolean;
}

/** How well one speaks a language, with what that level means. */
export function LevelChoice({ label, rank, onPick, hideLabel = false }: LevelChoiceProps) {
  const t = useText();
  const words = useVerdictWords();
  const meaning = LEVEL_MEANINGS[(rank ?? 0) - 1];
  return (
    <PickOne
      label={label}
      hideLabel={hideLabel}
      first
      options={RANKS.map((step) => ({ value: step, text: words.level(step) }))}
      value={rank}
      onPick={onPick}
      meaning={meaning === undefined ? undefined : t(meaning)}
    />
  );
}
