import type { PlacedGroup } from './placed-group.js';
import type { Span } from './surroundings.js';

/** Words between a "no" and the language that it lifts: "no fluent German". */
const BEFORE_LANGUAGE = 2;
/** … and a word of asking: "German is not strictly required", "ne parle pas". */
const BESIDE_DEMAND = 3;

/** After a "not" it adds instead of lifting: "not only German", in all text languages. */
const ONLY: ReadonlySet<string> = new Set('only nur seulement solo bare kun endast bara alleen slechts'.split(' '));

/** Whether a "no" or "not" lifts what is asked for: right before the language, or beside the word that asks. */
export function isNegated({ sentence: { words }, cues, group, around: { own } }: PlacedGroup): boolean {
  const demands = [...cues.preferences.filter(({ payload }) => payload === 'required'), ...cues.skill];
  return cues.preferences
    .filter(({ payload, from, to }) => {
      const isOfGroup = from >= own.from && from < own.to;
      return payload === 'negator' && isOfGroup && !ONLY.has(words[to]?.text ?? '');
    })
    .some((negator) => isCloseBefore(negator, group) || demands.some((demand) => areBeside(negator, demand)));
}

function isCloseBefore(negator: Span, group: Span): boolean {
  return negator.to <= group.from && group.from - negator.to <= BEFORE_LANGUAGE;
}

function areBeside(negator: Span, demand: Span): boolean {
  return (
    (demand.from >= negator.to && demand.from - negator.to < BESIDE_DEMAND) ||
    (demand.to <= negator.from && negator.from - demand.to < BESIDE_DEMAND)
  );
}
