import { describe, expect, it } from '@jest/globals';
import { drawPicture } from './draw-picture.js';
import { drawableText } from './drawable-text.js';
import { offerPicture, type PicturedOffer } from './offer-picture.js';

const offer = (given: Partial<PicturedOffer>): PicturedOffer => ({
  title: 'Waiter',
  company: { name: 'Kafeneio' },
  places: [{ city: 'Vienna', country: 'Austria', slug: 'Vienna' }],
  remote: null,
  languages: [],
  ...given,
});
const draw = (given: Partial<PicturedOffer>) => drawPicture(offerPicture(offer(given), 'en'), 'Babelboard');
const drawn = async (given: Partial<PicturedOffer>) => (await draw(given)).toString('base64');

describe('the picture of an offer', () => {
  it.each([
    'Šéfkuchár a čašník – Łódź',
    'Σερβιτόρος στην Αθήνα',
    'Медична сестра в Києві',
    'نادل في فندق',
    '料理人 募集',
    'हिन्दी वेटर',
    '🍕 👩‍🍳',
    '\ud800 \u0000 \u202e',
    '</text><script>alert(1)</script>',
    'x'.repeat(300),
    '',
  ])('draws "%s"', async (title) => {
    const picture = await draw({ title });
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  it('shows the title, the company, the place and the languages: each makes another picture', async () => {
    const language = {
      id: 1,
      name: 'German',
      slug: 'German',
      level: 2,
      cefr: 'B2',
      mandatory: true,
      one_of: null,
      recognised: false,
    } as const;
    const pictures = await Promise.all([
      drawn({}),
      drawn({ title: 'Cook' }),
      drawn({ company: { name: 'Taverna' } }),
      drawn({ places: [] }),
      drawn({ languages: [language] }),
      drawn({ languages: [{ ...language, cefr: 'C1' }] }),
    ]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('drawableText', () => {
  it('keeps what the fonts have, and nothing where no letter is left', () => {
    expect(drawableText('Łódź – Αθήνα, Київ (m/w/d) 5 €', 50)).toBe('Łódź – Αθήνα, Київ (m/w/d) 5 €');
    expect(drawableText('Cook 🍕 料理人', 50)).toBe('Cook');
    expect(drawableText('料理人 123', 50)).toBe('');
    expect(drawableText('abcdef', 4)).toBe('abc…');
  });
});
