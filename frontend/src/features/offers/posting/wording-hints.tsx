import type { CheckOfferResponse } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './posting.module.css';

type Wording = CheckOfferResponse['wording'][number];

const WORDS: Record<Wording['kind'], TextKey> = {
  sex: 'posting.wording-sex',
  age: 'posting.wording-age',
  native: 'posting.wording-native',
  money: 'posting.wording-money',
};

/** Says what is wrong with some words, and what to write instead. */
export function useWordingWords(): (wording: Wording) => string {
  const t = useText();
  return ({ kind, words }) => t(WORDS[kind], { words });
}

/** Wording of one field that leaves people out, or asks them for money. */
export function WordingHints({ hints, field }: { hints: CheckOfferResponse | undefined; field: Wording['in'] }) {
  const words = useWordingWords();
  const found = (hints?.wording ?? []).filter((one) => one.in === field);
  return found.map((one) => (
    <Room key={one.kind} role="status">
      <span>{words(one)}</span>
    </Room>
  ));
}

const Room = withClass('div', css.hint);
