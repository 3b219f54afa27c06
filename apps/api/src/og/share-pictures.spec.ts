import { DomainError, type Settings } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { SharePictures } from './share-pictures.js';

const pictures = () => new SharePictures({ productName: 'Babelboard' } as Settings);
const words = (title: string) => ({ title, beneath: ['Kafeneio'], languages: [] });

describe('SharePictures', () => {
  it('draws the same words once, whoever asks meanwhile or later, and anew when they are others', async () => {
    const kept = pictures();
    const [first, second] = await Promise.all([kept.of(words('Waiter')), kept.of(words('Waiter'))]);
    expect(second).toBe(first);
    expect(await kept.of(words('Waiter'))).toBe(first);
    expect(await kept.of(words('Cook'))).not.toBe(first);
  });

  it('lets only so many wait, and takes others when these are done', async () => {
    const busy = pictures();
    const asked = Array.from({ length: 25 }, (_, id) => busy.of(words(`Waiter ${id}`)));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(DomainError);
    expect((await busy.of(words('Waiter 99'))).length).toBeGreaterThan(0);
  });
});
