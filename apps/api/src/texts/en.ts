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
