import { isolatedWords } from '@babelboard/job-paths';
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
  languageLevel: {
    native: (language: string) => `${language} mother tongue`,
    any: (language: string) => `${language}, no level stated`,
    cefr: (language: string, level: string) => `${language} ${level}`,
  },
  noLocalLanguage: 'No local language needed',
  salaryFrom: (euro: number) => `${euro.toLocaleString('en')} € or more`,
  radius: (kilometres: number) => `within ${kilometres} km`,
  /** "German, English and French". */
  and: (names: string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  /** "one of German or French". */
  oneOf: (names: string[]) =>
    names.length < 2 ? names.join('') : `one of ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
  list: {
    all: 'All jobs',
    jobsIn: (place: string) => `Jobs in ${place}`,
    company: (name: string) => `at ${name}`,
    page: (page: number) => `Page ${page}`,
    remote: {
      Remote: 'Remote',
      RemoteCountryBased: 'Remote Country Based',
      Hybrid: 'Hybrid',
    } satisfies Record<RemoteMode, string>,
    count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}.`,
    mostAsked: (languages: string) => `Most often asked for: ${languages}.`,
    mostPlaces: (places: string) => `Most offers: ${places}.`,
    noLocalLanguage: (total: number) => `No local language needed: ${total.toLocaleString('en')}.`,
    fromHome: (total: number) => `At least partly from home: ${total.toLocaleString('en')}.`,
    jobs: 'Jobs',
    keywords: (words: string) => `${words} jobs`,
    places: (names: string) => `in ${names}`,
    everywhere: 'in Europe',
    or: ' or ',
    languages: (names: string) => `for ${names} speakers`,
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
  /** What is wrong with input, for who typed it: never a validator's own words. */
  input: {
    check: (count: number) =>
      `Please check what you entered: ${count === 1 ? 'one field is' : `${count} fields are`} not right.`,
    missing: 'Please fill this in.',
    email: 'Please enter an e-mail address, such as name@example.org.',
    url: 'Please enter a complete address, such as https://example.org.',
    oneOf: (options: string[]) => `Please choose one of these: ${options.join(', ')}.`,
    only: (option: string) => `The only possible value here is ${option}.`,
    shorter: (most: string) => `This is too long: ${most} characters at most, please.`,
    longer: (least: string) => `This is too short: ${least} characters at least, please.`,
    fewer: (most: string) => `That is too many: ${most} at most, please.`,
    more: (least: string) => `That is too few: ${least} at least, please.`,
    atMost: (most: string) => `This is too much: ${most} at most, please.`,
    atLeast: (least: string) => `This is too little: ${least} at least, please.`,
    kind: {
      string: 'Please enter text here.',
      number: 'Please enter a number here.',
      int: 'Please enter a whole number here.',
      boolean: 'Only true or false is possible here.',
      array: 'This must be a list.',
      object: 'This must be an object with fields.',
    } as Record<string, string>,
    wrong: 'This does not look right.',
  },
  looksAutomatic:
    'This looks as if a program sent it. If you are a person, please wait a few seconds and press the button again.',
  /** What stands in the toast where a request could not be read at all, by its status. */
  refused: {
    400: 'We could not read this request. Please reload the page and try again.',
    404: 'There is nothing at this address.',
    413: 'That is too large. Please send less.',
    415: 'We cannot read this type of content.',
    other: 'That did not work. Please reload the page and try again.',
  },
  unknownLocation: (name: string) => `We don’t know a place called ${isolatedWords(name)}.`,
  unknownLanguage: (name: string) => `We don’t know a language called ${isolatedWords(name)}.`,
  unknownRemote: (name: string) => `${isolatedWords(name)} is not a kind of remote work we know.`,
  unknownLanguageLevel: (text: string) =>
    `${text} is not a language with a level. Write German:B1, German:native or German:any.`,
  unknownSkill: (name: string) => `We don’t know a skill called ${isolatedWords(name)}.`,
  unknownMinisite: (name: string) => `No company has a page called ${isolatedWords(name)}.`,
  unknownCompany: 'There is no such company.',
  unknownOffer: 'There is no such offer.',
  tooManyValues: (most: number) => `Choose ${most} of them at most.`,
  radiusWithoutCity: 'A distance needs exactly one city.',
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
