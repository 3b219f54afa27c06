import type { ProfileSnapshot } from '@babelboard/candidates';
import { describe, expect, it } from '@jest/globals';
import { localisedProfile } from './localised-profile.js';

const entry = {
  position: 'Köchin',
  employer: 'Krone',
  description: 'Karte',
  language: 'de',
  translations: [
    { language: 'en-GB', position: 'Cook', description: 'Menus' },
    { language: 'fr', position: 'Cuisinière', description: '' },
  ],
};
const text = (language: string, headline: string, letterHtml: string) => ({ language, headline, letterHtml });
const profile = {
  texts: [text('de', 'Köchin', '<p>Ich koche.</p>'), text('fr', 'Cuisinière', '')],
  experience: [entry],
  education: [],
} as unknown as ProfileSnapshot;

describe('a profile in a language', () => {
  it('says what is there in it, of whatever region, and else what is there', () => {
    const english = localisedProfile(profile, 'en');
    expect(english.experience).toMatchObject([{ position: 'Cook', description: 'Menus', language: 'en-GB' }]);
    expect(english.headline).toEqual({ text: 'Köchin', language: 'de' });
  });

  it('takes headline and letter each by itself', () => {
    const french = localisedProfile(profile, 'fr');
    expect(french.headline).toEqual({ text: 'Cuisinière', language: 'fr' });
    expect(french.letterHtml).toEqual({ text: '<p>Ich koche.</p>', language: 'de' });
  });

  it('mixes no languages in one entry: a translation without its description waits for it', () => {
    expect(localisedProfile(profile, 'fr').experience).toMatchObject([{ position: 'Köchin', language: 'de' }]);
  });

  it('says nothing of what is empty', () => {
    const empty = { ...profile, texts: [], experience: [] };
    expect(localisedProfile(empty, 'de')).toEqual({ headline: null, letterHtml: null, experience: [], education: [] });
  });
});
