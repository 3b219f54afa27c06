import type { OfferMarksResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeKnownMarks, OFFER_MARKS } from './queries.js';

const marks = (...favorites: number[]): OfferMarksResponse => ({ favorites, hidden_companies: [], seen_offers: [] });

/** Somebody who shows the marks, and the answers of the server, which a test gives one after the other. */
function showMarks() {
  const queries = new QueryClient();
  const answers: ((said: OfferMarksResponse) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: OFFER_MARKS,
    queryFn: () => new Promise<OfferMarksResponse>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const known = () => queries.getQueryData<OfferMarksResponse>(OFFER_MARKS)?.favorites;
  return { queries, answers, known, stop };
}

describe('what a candidate has noted of offers', () => {
  it('is asked for again where something changes while the first answer is under way, which counts no more', async () => {
    const { queries, answers, known, stop } = showMarks();
    const changed = changeKnownMarks(queries, () => ({}));
    await new Promise(setImmediate);
    expect(answers).toHaveLength(2);
    answers[0]?.(marks());
    answers[1]?.(marks(7));
    await changed;
    expect(known()).toEqual([7]);
    stop();
  });

  it('is changed where it is known, also while another answer is under way', async () => {
    const { queries, answers, known, stop } = showMarks();
    answers[0]?.(marks(3));
    await new Promise(setImmediate);
    void queries.invalidateQueries({ queryKey: OFFER_MARKS });
    await changeKnownMarks(queries, ({ favorites }) => ({ favorites: [7, ...favorites] }));
    answers[1]?.(marks(3));
    await new Promise(setImmediate);
    expect(known()).toEqual([7, 3]);
    stop();
  });
});
