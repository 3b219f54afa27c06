import type { RemoteMode } from '@babelboard/offers/contract';

/** The words of headings and summaries of lists, in English. */
export const listWords = {
  remote: {
    Remote: 'Remote',
    RemoteCountryBased: 'Remote Country Based',
    Hybrid: 'Hybrid',
  } satisfies Record<RemoteMode, string>,
  jobs: 'Jobs',
  keywords: (words: string) => `${words} jobs`,
  company: (name: string) => `at ${name}`,
  places: (names: string) => `in ${names}`,
  everywhere: 'in Europe',
  languages: (names: string) => `for ${names} speakers`,
  count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}.`,
  mostAsked: (languages: string) => `Most often asked for: ${languages}.`,
  mostPlaces: (places: string) => `Most offers: ${places}.`,
  noLocalLanguage: (total: number) => `No local language needed: ${total.toLocaleString('en')}.`,
  fromHome: (total: number) => `At least partly from home: ${total.toLocaleString('en')}.`,
};
