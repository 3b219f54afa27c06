import { describe, expect, it } from '@jest/globals';
import { detectTextLanguage, likelyTextLanguages } from './detect-text-language.js';

const code = async (title: string, text: string) => (await detectTextLanguage(title, text)).code;

describe('detectTextLanguage', () => {
  it('reads title and text', async () => {
    expect(
      await code('Koch (m/w/d)', 'Für unser Restaurant am See suchen wir einen Koch mit Freude an frischer Küche.'),
    ).toBe('de');
    expect(
      await code(
        'Cuisinier H/F',
        'Notre restaurant recherche un cuisinier passionné par les produits frais de la région.',
      ),
    ).toBe('fr');
    expect(
      await code('Kock', 'Vi söker en kock som vill laga mat från grunden tillsammans med oss i vårt nya kök.'),
    ).toBe('sv');
    expect(
      await code('Μάγειρας', 'Το εστιατόριό μας αναζητά μάγειρα με εμπειρία στην ελληνική και μεσογειακή κουζίνα.'),
    ).toBe('el');
  });

  it('gives Norwegian the code of the reference data', async () => {
    expect(
      await code(
        'Kokk',
        'Vi søker en kokk som trives med høyt tempo. Hos oss får du gode kolleger, opplæring og mulighet til å utvikle deg videre.',
      ),
    ).toBe('nb');
  });

  it('is not misled by gender marks', async () => {
    expect(
      await code(
        'Warehouse operative (m/w/d) H/F',
        'You will pick and pack orders in our new warehouse near the city.',
      ),
    ).toBe('en');
  });

  it('is sure of short texts only when one language leads clearly', async () => {
    expect(await code('Mitarbeiterin in der Buchhaltung und im Rechnungswesen', '')).toBe('de');
    expect(await detectTextLanguage('Barista', '')).toEqual({ code: null, guess: expect.any(String) });
  });

  it('says nothing of a text without words', async () => {
    expect(await detectTextLanguage('', '12345 !!!')).toEqual({ code: null, guess: null });
  });
});

describe('likelyTextLanguages', () => {
  it('gives several for a short text, the right one among them, and none for one without words', async () => {
    expect((await likelyTextLanguages('Wie hoch ist dein aktuelles Gehalt?'))[0]).toBe('de');
    expect(await likelyTextLanguages('Hva er dine lønnsforventninger?')).toEqual(expect.arrayContaining(['da', 'nb']));
    expect(await likelyTextLanguages('12345 !!!')).toEqual([]);
  });
});
