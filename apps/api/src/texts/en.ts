import type { RemoteMode } from '@babelboard/offers/contract';

/** English texts that the server itself writes: names of filter values and the words of page heads. */
export const enTexts = {
  remote: {
    Remote: 'Remote',
    RemoteCountryBased: 'Remote within the country',
    Hybrid: 'Hybrid',
  } satisfies Record<RemoteMode, string>,
  experience: {
    1: 'No experience needed',
    2: 'Up to 2 years',
    3: '2 to 5 years',
    4: 'More than 5 years',
    5: 'Management',
    6: 'Executive',
  } as Record<number, string>,
  employmentType: {
    1: 'Full-time',
    2: 'Part-time',
    3: 'Internship',
    4: 'Temporary',
    5: 'Freelance',
    6: 'Apprenticeship',
  } as Record<number, string>,
  list: {
    jobs: 'Jobs',
    keywords: (words: string) => `${words} jobs`,
    places: (names: string) => `in ${names}`,
    everywhere: 'in Europe',
    languages: (names: string) => `for ${names} speakers`,
    or: ' or ',
    meta: (total: number, heading: string, product: string) =>
      `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}: ${heading}. Search by the languages you speak on ${product}.`,
  },
  offer: {
    in: (title: string, place: string) => `${title} in ${place}`,
    meta: (title: string, company: string, languages: string) =>
      `${title} at ${company}.${languages === '' ? '' : ` Languages: ${languages}.`}`,
    notFound: 'This offer is not here',
    gone: 'This offer has ended',
  },
  unknownLocation: (name: string) => `We know no place called ${name}.`,
  unknownLanguage: (name: string) => `We know no language called ${name}.`,
  unknownRemote: (name: string) => `${name} is not a kind of remote work that we know.`,
};
