import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../test/support/cpu-time.js';
import { recogniseLanguageRequirements } from './recognise-language-requirements.js';

const LEVEL_NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];

/** "de:C1 en:B2? fr/1": wished ones end in ?, one-of groups carry their number. */
function read(adLanguage: string | null, text: string, title = ''): string {
  return recogniseLanguageRequirements({ title, descriptionText: text, adLanguage })
    .map(({ languageCode, level, preference, oneOfGroup }) => {
      const wished = preference === 'wished' ? '?' : '';
      return `${languageCode}${level ? `:${LEVEL_NAMES[level]}` : ''}${wished}${oneOfGroup ? `/${oneOfGroup}` : ''}`;
    })
    .join(' ');
}

describe('what ads ask for', () => {
  it.each([
    ['de', 'Sie sprechen fließend Deutsch.', 'de:C1'],
    ['de', 'Sehr gute Englischkenntnisse in Wort und Schrift', 'en:C1'],
    ['de', 'Deutsch (mind. B2)', 'de:B2'],
    ['de', 'Verhandlungssicheres Englisch ist Voraussetzung.', 'en:C1'],
    ['de', 'Sprachniveau C1 in Deutsch', 'de:C1'],
    ['de', 'Deutsch auf B2-Niveau', 'de:B2'],
    ['de', 'Deutsch mindestens Niveau B2 (GER)', 'de:B2'],
    ['de', 'Deutsch B1/B2', 'de:B1'],
    ['de', 'Gute bis sehr gute Englischkenntnisse', 'en:B2'],
    ['de', 'Gute Deutsch- und Grundkenntnisse in Englisch', 'de:B2 en:A2'],
    ['de', 'Sie sprechen Deutsch oder Englisch.', 'de/1 en/1'],
    ['de', 'Kenntnisse weiterer Fremdsprachen wie Französisch von Vorteil', 'fr?'],
    ['de', 'Von Vorteil:\n- Führerschein\n- Polnischkenntnisse', 'pl?'],
    ['de', 'Sie sprechen Schweizerdeutsch und Flämisch.', 'gsw nl-BE'],
    ['de', 'Sichere Beherrschung in deutscher und englischer Sprache', 'de:B2 en:B2'],
    ['nl', 'Goede beheersing van de Nederlandse en Engelse taal', 'nl:B2 en:B2'],
    ['es', 'Buen nivel de lengua inglesa y francesa', 'en:B2 fr:B2'],
    ['fr', 'Bonne connaissance des langues anglaise et allemande', 'en:B2 de:B2'],
    ['fr', 'Anglais courant exigé.', 'en:C1'],
    ['fr', "La maîtrise de l'anglais (niveau C1) est demandée.", 'en:C1'],
    ['fr', 'Vous êtes bilingue anglais.', 'en:C2'],
    ['fr', "La maîtrise de l'anglais est un plus.", 'en?'],
    ['fr', 'Vous parlez couramment italien et pratiquez l’anglais.', 'it:C1 en'],
    ['en', 'You are fluent in English and German.', 'en:C1 de:C1'],
    ['en', 'C1 English', 'en:C1'],
    ['en', 'Native French speaker', 'fr:native'],
    ['en', 'You speak Arabic or Urdu.', 'ar/1 ur/1'],
    ['en', 'Swedish is desirable but not essential.', 'sv?'],
    ['en', 'Nice to have:\n\n- Basic Polish', 'pl:A2?'],
    ['en', 'Languages:\nItalian\nEnglish (B2)', 'it en:B2'],
    [
      'en',
      'The ability to speak Welsh is desirable; Welsh and/or English speakers are equally welcome to apply.',
      'cy?',
    ],
    ['en', 'You speak French and must be fluent in English (minimum C1).', 'fr en:C1'],
    ['nb', 'Gode norskkunnskaper', 'nb:B2'],
    ['nb', 'Flytende norsk / engelsk muntlig og skriftlig', 'nb:C1 en:C1'],
    ['nb', 'Må kunne kommunisere på norsk og/eller engelsk.', 'nb/1 en/1'],
    ['nb', 'Kommunisere godt på norsk muntlig og skriftlig, minimum B2.', 'nb:B2'],
    ['nn', 'Du må snakke norsk eller engelsk slik at du kan ta i mot bestillingar.', 'nb/1 en/1'],
    ['sv', 'Flytande svenska och engelska i tal och skrift', 'sv:C1 en:C1'],
    ['sv', 'Svenska som modersmål', 'sv:native'],
    ['es', 'Nivel alto de inglés', 'en:C1'],
    ['es', 'Inglés B2', 'en:B2'],
    ['es', 'Imprescindible ingles avanzado', 'en:C1'],
    ['es', 'Español e inglés fluidos, portugués deseable.', 'es:C1 en:C1 pt?'],
    ['nl', 'Je spreekt vloeiend Nederlands en Engels.', 'nl:C1 en:C1'],
    ['nl', 'Beheersing van de Duitse taal is een pré.', 'de?'],
  ])('%s: %s', (language, text, expected) => expect(read(language, text)).toBe(expected));

  it.each([
    ['en', 'Customer Support Agent (German)', 'de'],
    ['en', 'German-speaking nurse', 'de'],
    ['fr', 'Coordinateur bilingue anglais (H/F)', 'en:C2'],
    ['de', 'Kundenberater mit Polnisch (m/w/d)', 'pl'],
    ['es', 'Asistente bilingüe español-inglés', 'es:C2 en:C2'],
  ])('title, %s: %s', (language, title, expected) => expect(read(language, '', title)).toBe(expected));
});

describe('what names a language without asking for it', () => {
  it.each([
    ['en', 'You will cook a full English breakfast.'],
    ['en', 'English teacher for our English department, GCSE and A level.'],
    ['en', 'GCSE Maths and English at grade C are required.'],
    ['en', 'Our German shepherd needs a walker, experience required.'],
    ['en', 'Knowledge of the French market and of Dutch company law is essential.'],
    ['en', 'The Welsh Government and the English NHS need you.'],
    ['en', 'Experience in translations from Russian is required.'],
    ['en', 'This ad is also available in English.'],
    ['en', 'No German needed.'],
    ['en', 'You do not need to speak Dutch.'],
    ['en', 'Knowledge of British Sign Language is welcome.'],
    ['en', 'Patients whose first language is not English.'],
    ['en', 'You advise German-speaking customers.'],
    ['en', 'You polish surfaces; excellent finish required.'],
    ['fr', 'Au ministère, vous suivez le dossier franco-allemand.'],
    ['fr', 'La maîtrise de la langue des signes française est exigée.'],
    ['fr', "Vous assurez les cours d'anglais."],
    ['fr', 'Vous travaillez avec des partenaires français et étrangers.'],
    ['fr', "La maîtrise du français n'est pas obligatoire."],
    ['nb', 'Krav om norsk statsborgerskap.'],
    ['nb', 'Vi er et norsk bemanningsforetak, eid av et svensk konsern.'],
    ['nb', 'Godkjent norsk tegnspråk er et krav.'],
    ['de', 'Sie unterrichten in Deutsch und Mathematik.'],
    ['de', 'Die Deutsche Bahn sucht Sie, Erfahrung ist Voraussetzung.'],
    ['de', 'Keine Deutschkenntnisse erforderlich.'],
    ['de', 'Deutschkenntnisse setzen wir nicht voraus.'],
    ['de', 'Deutsche Gebärdensprache ist von Vorteil.'],
    ['de', 'Führerschein Klasse B, C1 von Vorteil; Erfahrung mit deutschen Kunden.'],
    ['es', 'Profesor de inglés con experiencia imprescindible.'],
    ['es', 'Conocimiento del mercado alemán imprescindible.'],
    ['es', 'No se requiere inglés.'],
    ['sv', 'Svenska är inget krav.'],
    ['sv', 'Den tyska marknaden växer och erfarenhet krävs.'],
    ['nl', 'Nederlands is niet vereist.'],
    ['nl', 'Je hebt een master Nederlands recht en kennis van de Duitse markt.'],
    ['pl', 'Wymagana biegła znajomość języka angielskiego.'],
  ])('%s: %s', (language, text) => expect(read(language, text)).toBe(''));
});

describe('the result', () => {
  it('gives the exact words and their place', () => {
    const text = 'Wir suchen dich.\nDu sprichst fließend Deutsch.';
    const [found] = recogniseLanguageRequirements({ title: 'Koch', descriptionText: text, adLanguage: 'de' });
    expect(found?.evidence).toBe('sprichst fließend Deutsch');
    expect(text.slice(found?.start, found?.end)).toBe(found?.evidence);
    expect(found?.field).toBe('description');
  });

  it('names each language once: required before wished, a code before a word, the higher level before the lower', () => {
    expect(read('en', 'English would be a plus. You need good English. Fluent English is required.')).toBe('en:C1');
    expect(read('en', 'Excellent English is needed. English: B2.')).toBe('en:B2');
    expect(read('en', 'You speak German or Dutch. You speak German.')).toBe('de nl');
  });

  it('reads English sentences in an ad of another language', () => {
    const text = 'Vi søker kokk til vårt kjøkken.\nGood communication skills in English are a minimum for this job.';
    expect(read('nb', text)).toBe('en:B2');
  });

  it('finds the language of a text by itself where it is not known', () => {
    expect(read(null, 'Wir suchen dich für unser Team in Köln und du sprichst fließend Deutsch.')).toBe('de:C1');
    expect(read('mt', 'We are looking for a nurse who is fluent in Maltese and in English.')).toBe('mt:C1 en:C1');
  });
});

describe('hostile texts', () => {
  it.each([
    ['one word again and again', 'fließend '],
    ['languages without end', 'Deutsch oder gut Englisch, '],
    ['brackets', '((((('],
    ['compounds', 'deutschdeutsch'],
    ['line ends', 'Englisch\n'],
    ['no letters', '\u0000 ́‎'],
  ])('%s: what a megabyte takes grows with its length alone', (_, piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const readLetters = (letters: number) => read('de', text.slice(0, letters), text.slice(0, letters));
    expect(growth(readLetters, 125_000)).toBeLessThan(LINEAR);
  });
});
