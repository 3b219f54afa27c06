import { isolatedWords } from '@babelboard/texts';

/** English texts that the server itself writes: the words of page heads and of its refusals. */
export const enTexts = {
  list: {
    all: 'All jobs',
    jobsIn: (place: string) => `Jobs in ${place}`,
    page: (page: number) => `Page ${page}`,
    meta: (total: number, heading: string, product: string) =>
      `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}: ${heading}. Search by the languages you speak on ${product}.`,
  },
  offer: {
    in: (title: string, place: string) => `${isolatedWords(title)} in ${isolatedWords(place)}`,
    meta: (title: string, company: string, languages: string) =>
      `${title} at ${isolatedWords(company)}.${languages === '' ? '' : ` Languages: ${languages}.`}`,
    mandatory: (languages: string) => `Mandatory languages: ${languages}.`,
    notFound: 'This offer is not on the board',
    gone: 'This offer has ended',
  },
  tooOften: {
    title: 'One moment, please',
    lead: 'Your connection has asked for more searches in a minute than we can answer.',
    wait: (seconds: number) =>
      seconds === 1 ? 'Wait a second, then try again.' : `Wait ${seconds} seconds, then try again.`,
    shared:
      'In an office, a school or a mobile network many people share one connection, so perhaps it was not you. Your search is in the address of this page and is not lost.',
    again: 'Try again',
    home: 'Go to the home page',
    feed: 'Do you need many offers at once, for a tool of your own? Use',
    feedLink: 'the feed of all offers',
  },
};
