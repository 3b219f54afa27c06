import parsePhoneNumber from 'libphonenumber-js';
import { decode } from './markup.mjs';
import { expectedOf } from './read-sources.mjs';

/** Letters and digits alone: case, accents, spaces (also those of spaced headings) do not count. */
const bare = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const printed = ({ body, format, head = '', foot = '' }) =>
  `${format === 'txt' ? body : decode(body.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, '\n'))} ${head} ${foot}`;

/** A source whose two halves contradict each other is a slip of the pen. */
export function check(source) {
  const text = printed(source);
  const all = bare(text);
  const expected = expectedOf(source);
  const { contact, experience, education, skills } = expected;
  const slips = [];
  const words = (value) => {
    for (const word of value?.split(/[\s\-/]+/) ?? []) if (!all.includes(bare(word))) slips.push(word);
  };
  const whole = (value) => value && !all.includes(bare(value)) && slips.push(value);
  for (const value of [contact.firstName, contact.lastName, contact.email, contact.locality]) whole(value);
  for (const link of contact.links) whole(link.replace(/^https:\/\/|^www\./, ''));
  for (const { position, employer, locality, start, end } of experience) {
    for (const value of [position, employer, locality]) words(value);
    for (const date of [start, end]) years(date);
  }
  for (const { title, school, start, end } of education) {
    for (const value of [title, school]) words(value);
    for (const date of [start, end]) years(date);
  }
  for (const skill of skills) whole(skill);
  if (contact.phone && !phonesOf(text, contact.countryCode).includes(contact.phone)) slips.push(contact.phone);
  if (slips.length) throw new Error(`${source.id}: not printed: ${slips.join(' ¦ ')}`);

  function years(date) {
    if (date && !text.includes(date.slice(2, 4))) slips.push(date);
  }
}

const phonesOf = (text, country) =>
  [...text.matchAll(/[+(0-9][0-9 ()./\-\u00a0]{6,}[0-9]/g)].flatMap(([shown]) => {
    const number = parsePhoneNumber(shown.trim(), country);
    return number ? [number.number] : [];
  });
