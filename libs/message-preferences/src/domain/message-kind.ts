/**
 * What somebody can want or not: offers that suit them, what happens around them, news, messages on WhatsApp, a task a day for a week, what
 * becomes of their profile. Stored and part of links in mails: never renamed.
 */
export const MESSAGE_KINDS = [
  'matchings',
  'notifications',
  'newsletters',
  'whatsapp',
  'challenge-tasks',
  'profile-levels',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** News are a consent, which is written down with the consents; there it is read, too. */
export type StoredKind = Exclude<MessageKind, 'newsletters'>;

/** Kinds that come by mail, so that a link in a mail can stop them. */
export type MailedKind = Exclude<MessageKind, 'whatsapp'>;
export const MAILED_KINDS = MESSAGE_KINDS.filter((kind): kind is MailedKind => kind !== 'whatsapp');

/** What holds for who has said nothing: what belongs to the account that they asked for comes, what is more does not. */
export const WANTED_AT_FIRST: Record<StoredKind, boolean> = {
  matchings: true,
  notifications: true,
  whatsapp: false,
  'challenge-tasks': true,
  'profile-levels': true,
};
