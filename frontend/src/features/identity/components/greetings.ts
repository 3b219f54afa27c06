/** Something said in one language. Not texts to translate: they are the picture of these pages. */
export interface Greeting {
  /** BCP 47. */
  code: string;
  text: string;
}

/** "Welcome back", as one says it to anybody. */
export const WELCOME_BACK: Greeting[] = [
  { code: 'fi', text: 'Tervetuloa takaisin' },
  { code: 'cs', text: 'Vítej zpět' },
  { code: 'el', text: 'Καλώς ήρθες πάλι' },
  { code: 'sv', text: 'Välkommen tillbaka' },
  { code: 'uk', text: 'З поверненням' },
  { code: 'nl', text: 'Welkom terug' },
  { code: 'fr', text: 'Bon retour' },
  { code: 'pl', text: 'Witaj ponownie' },
  { code: 'de', text: 'Willkommen zurück' },
];

/** "Nice to meet you". */
export const NICE_TO_MEET_YOU: Greeting[] = [
  { code: 'it', text: 'Piacere' },
  { code: 'el', text: 'Χάρηκα' },
  { code: 'pt', text: 'Muito prazer' },
  { code: 'cs', text: 'Těší mě' },
  { code: 'bg', text: 'Приятно ми е' },
  { code: 'es', text: 'Mucho gusto' },
  { code: 'nl', text: 'Leuk je te ontmoeten' },
  { code: 'pl', text: 'Miło cię poznać' },
  { code: 'de', text: 'Schön, dich kennenzulernen' },
];

/** "See you". */
export const GOODBYE: Greeting[] = [
  { code: 'it', text: 'A presto' },
  { code: 'el', text: 'Τα λέμε' },
  { code: 'pt', text: 'Até logo' },
  { code: 'pl', text: 'Do zobaczenia' },
  { code: 'uk', text: 'До зустрічі' },
  { code: 'es', text: 'Hasta pronto' },
  { code: 'fr', text: 'À bientôt' },
  { code: 'nl', text: 'Tot ziens' },
  { code: 'de', text: 'Bis bald' },
];
