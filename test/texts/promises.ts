/** What texts promise, and what keeps it. A text that promises what nothing keeps is a defect: what brings the thing changes its row. */
export interface Promised {
  what: string;
  /** How it is said, by language. */
  words: { en: RegExp; de: RegExp };
  /** Sources that keep it; where there are none, no text says it. */
  keptBy: readonly string[];
  /** Keys of texts that have the words and promise nothing: what is not there yet, what was before, something else. */
  noPromise?: readonly string[];
}

export const PROMISES: readonly Promised[] = [
  { what: 'messages by WhatsApp', words: { en: /whatsapp/i, de: /whatsapp/i }, keptBy: [] },
  {
    what: 'feedback on CVs',
    words: { en: /feedback/i, de: /feedback/i },
    keptBy: [
      'libs/cv-feedback/src/delivering/reactions/deliver-cv.reaction.ts',
      'libs/cv-feedback/src/answering/commands/answer-feedback.handler.ts',
      'libs/notifications/src/reactions/mail-cv-feedback.reaction.ts',
    ],
  },
  {
    what: 'being found by companies',
    words: {
      en: /companies (may|can) find (me|my|you)/i,
      de: /Unternehmen (dürfen|können) (mich|dich|mein|dein)/i,
    },
    keptBy: ['libs/cv-search/src/searching/people-search.ts', 'libs/cv-search/src/indexing/findable-people.ts'],
  },
  {
    what: 'being unlocked by companies',
    words: { en: /unlock/i, de: /freischalt/i },
    keptBy: [
      'libs/cv-search/src/unlocking/commands/unlock-candidate.handler.ts',
      'libs/notifications/src/reactions/mail-candidate-unlocked.reaction.ts',
    ],
    noPromise: ['errors.OFFER_ALLOWANCE_USED'],
  },
  {
    what: 'career events',
    words: { en: /\bevents?\b/i, de: /\bEvents?\b|Veranstaltung/i },
    keptBy: [
      'libs/career-events/src/joining/commands/join-or-leave-event.handler.ts',
      'libs/notifications/src/reactions/mail-event-attendance.reaction.ts',
    ],
    noPromise: ['sector-words.N'],
  },
  {
    what: 'alerts by mail',
    words: { en: /\balerts?\b|write to you when an offer/i, de: /Suchauftr|schreiben dir, sobald eine Stelle/i },
    keptBy: [
      'libs/alerts/src/digests/schedules/look-for-new-offers.schedule.ts',
      'libs/notifications/src/reactions/mail-job-alert.reaction.ts',
    ],
  },
  {
    what: 'a scanner that looks for viruses in files',
    words: { en: /virus/i, de: /viren/i },
    keptBy: ['libs/cvs/src/scanning/clamd-scanner.ts'],
  },
  {
    what: 'reminders',
    words: { en: /remind/i, de: /erinner/i },
    keptBy: [
      'libs/applications/src/interviews/schedules/remind-of-interviews.schedule.ts',
      'libs/applications/src/reply-clock/schedules/remind-companies.schedule.ts',
      'libs/candidates/src/completion-notices/schedules/remind-of-profiles.schedule.ts',
    ],
  },
  {
    what: 'e-mails that are stopped without signing in',
    words: { en: /without signing in/i, de: /ohne dich anzumelden|ohne Anmeldung/i },
    keptBy: ['libs/message-preferences/src/domain/unsubscribe-code.ts'],
  },
];
