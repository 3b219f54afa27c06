import { DomainError, type Settings } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { OfferPictures } from './offer-pictures.js';

const pictures = () => new OfferPictures({ productName: 'Babelboard' } as Settings);
const offer = (id: number, title = 'Waiter') => ({
  id,
  title,
  company: { name: 'Kafeneio' },
  places: [],
  remote: null,
  languages: [],
});

describe('OfferPictures', () => {
  it('draws an offer once, whoever asks meanwhile or later, and anew when it has changed', async () => {
    const kept = pictures();
    const [first, second] = await Promise.all([kept.of(offer(1)), kept.of(offer(1))]);
    expect(second).toBe(first);
    expect(await kept.of(offer(1))).toBe(first);
    expect(await kept.of(offer(1, 'Cook'))).not.toBe(first);
  });

  it('lets only so many wait, and takes others when these are done', async () => {
    const busy = pictures();
    const asked = Array.from({ length: 25 }, (_, id) => busy.of(offer(id)));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(DomainError);
    expect((await busy.of(offer(99))).length).toBeGreaterThan(0);
  });
});
