import { formatsOf, pathIn, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { mailTexts } from '../texts/mail-texts.js';
import { MAIL_KINDS } from './mail-kinds.js';
import type { MailFace } from './mail-template.js';
import { MAILS, type MailData, type MailPurpose } from './mails.js';
import { renderMail } from './render-mail.js';

const HOME = 'https://board.example.test';
const STOP = '/unsubscribe/code_-9';
const faceIn = (language: UiLanguage): MailFace => ({
  language,
  t: mailTexts.in(language),
  formats: formatsOf(language),
  productName: 'Testboard',
  productPrefix: 'testboard',
  page: (path) => `${HOME}${pathIn(language, path)}`,
  unsubscribe: null,
  operator: { name: 'Babel GmbH', address: 'Turmweg 1, 10115 Berlin', email: 'hello@babel.test', placeholder: false },
});
const at = new Date('2026-11-21T12:34:00Z');
const token = 'id.token_-9';
/** Of a file: the same in all languages. */
const FILE_ADDRESS = `${HOME}/api/cv-feedback/0b8e7f6a/cv?until=1&code=x`;
const TIME = '21 November 2026 at 12:34 UTC';

const OWN = { applicationId: 12, companyName: 'Kafeneio', offerTitle: 'Night porter' };
const REMINDER: MailData<'reply-reminder'> = {
  offers: [
    { offerId: 7, title: 'Night porter', count: 1 },
    { offerId: 8, title: 'Cook', count: 3 },
  ],
  count: 4,
  answerPath: null,
  pausing: false,
  consequenceAt: at.toISOString(),
};

const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);
const INTERVIEW = {
  reader: 'company' as const,
  startsAt: at,
  endsAt: new Date(+at + 2_700_000),
  zone: 'Europe/Berlin',
  otherZone: 'Europe/Helsinki',
  way: 'video' as const,
  place: 'https://meet.example.test/room',
  members: ['Rita Recruiter'],
};

const EVENT = {
  title: () => 'German Speed Hiring Week',
  ...{ startsAt: at, endsAt: INTERVIEW.endsAt, path: '/german/speed-hiring-week', notice: 'The hall is taken.' },
  ...{ zone: 'Europe/Helsinki', otherZone: 'Europe/Berlin' },
};

/** What each mail is made of and what it must lead to and say. */
const CASES: { [P in MailPurpose]: { data: MailData<P>; link: string | string[] | null; says: string[] } } = {
  'verify-email': { data: { token }, link: `/verify-email/${token}`, says: ['24 hours'] },
  'reset-password': { data: { token }, link: `/password/reset/${token}`, says: ['one hour'] },
  'confirm-alert': { data: { token }, link: `/alerts/confirm/${token}`, says: ['two days'] },
  'confirm-email': { data: { token }, link: `/confirm-email/${token}`, says: ['24 hours'] },
  'data-export-ready': { data: { token }, link: `/export/${token}`, says: ['7 days'] },
  'social-link': { data: { token }, link: `/auth/link?token=${token}`, says: ['one hour'] },
  'password-changed': { data: { at }, link: '/password/reset', says: [TIME] },
  'email-change-asked': { data: { at }, link: '/password/reset', says: [TIME] },
  'email-changed': { data: { at }, link: '/testboard/contact', says: [TIME] },
  'sign-in-methods-changed': {
    data: { change: 'passkey-added', at },
    link: '/password/reset',
    says: [TIME, 'a passkey was added'],
  },
  'interview-offered': {
    data: {
      company: 'Kafeneio',
      offerTitle: 'Night porter',
      path: '/account/applications/7#interview',
      times: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        startsAt: inDays(day),
        endsAt: new Date(+inDays(day) + 2_700_000),
      })),
      zone: 'Europe/Helsinki',
      own: true,
    },
    link: '/account/applications/7#interview',
    says: ['Kafeneio', 'Night porter', 'Saturday, 21 November 2026, 14:34–15:19', 'Helsinki', 'One more time'],
  },
  'event-changed': {
    data: { change: 'moved', event: EVENT },
    link: EVENT.path,
    says: ['New time: German Speed Hiring Week', '14:34–15:19', 'Helsinki', '13:34–14:19', 'The hall is taken.'],
  },
  'event-joined': {
    data: { event: EVENT },
    link: EVENT.path,
    says: ['German Speed Hiring Week', '14:34–15:19', 'Berlin', 'calendar'],
  },
  'event-left': { data: { event: EVENT }, link: EVENT.path, says: ['German Speed Hiring Week', 'join again'] },
  'event-reminder': {
    data: { hours: 24, event: EVENT },
    link: EVENT.path,
    says: ['begins within 24 hours', 'Saturday, 21 November 2026, 14:34–15:19'],
  },
  'interview-changed': {
    data: {
      ...{ change: 'moved', reader: 'company', by: 'candidate', other: 'Olga Petrova', offerTitle: 'Night porter' },
      path: '/company/applicants/3/1?applicant=7#interview',
      interview: INTERVIEW,
    },
    link: '/company/applicants/3/1?applicant=7#interview',
    says: [
      'Olga Petrova has moved',
      '13:34–14:19',
      'Berlin',
      '14:34–15:19',
      'Helsinki',
      'https://meet.example.test',
      'Rita',
    ],
  },
  'candidate-invited': {
    data: { companyName: 'Kafeneio', offerTitle: 'Night porter', message: 'First line' },
    link: '/account/invitations',
    says: ['Kafeneio', 'Night porter', 'First line', 'learns who you are when you apply'],
  },
  'candidate-unlocked': {
    data: { companyName: 'Kafeneio' },
    link: '/account/account-settings#visibility',
    says: ['Kafeneio', 'sees your name', 'hide from it'],
  },
  'cv-for-service': {
    data: {
      ...{ deliveryId: '0b8e7f6a-2f0e-4b7e-9f61-6c5d1d1c9a10', service: 'feedback', serviceName: 'CV Coach' },
      contact: { name: 'Zoë Ünal', email: 'zoe@example.test', phone: '+49301234567', language: 'de' },
      askedAt: at,
      fileAddress: FILE_ADDRESS,
    },
    link: FILE_ADDRESS,
    says: ['CV Coach', 'Zoë Ünal', 'zoe@example.test', '+49301234567', 'answer-cv-feedback 0b8e7f6a', TIME],
  },
  'cv-sent': {
    data: { service: 'feedback', serviceName: 'CV Coach', cvName: 'cv.pdf' },
    link: '/account/my-cvs',
    says: ['CV Coach has your CV', 'your CV “cv.pdf”', 'feedback usually comes within days'],
  },
  'cv-not-sent': {
    data: { service: 'feedback', serviceName: 'CV Coach', cvName: null },
    link: '/account/my-cvs',
    says: ['CV Coach did not get your CV', 'could not be reached'],
  },
  'cv-answered': {
    data: { service: 'feedback', serviceName: 'CV Coach', cvName: 'cv.pdf' },
    link: '/account/my-cvs',
    says: ['feedback of CV Coach on', 'goes when you delete that'],
  },
  'interview-fell-away': {
    data: {
      ...{ offerTitle: 'Night porter', path: '/company/interviews' },
      ...{ startsAt: at, endsAt: INTERVIEW.endsAt, zone: 'Europe/Berlin' },
    },
    link: '/company/interviews',
    says: ['account has been deleted', 'Night porter', '13:34–14:19', 'Berlin', 'out of your calendar'],
  },
  'interview-reminder': {
    data: {
      hours: 24,
      other: 'Kafeneio',
      offerTitle: 'Night porter',
      path: '/account/applications/7',
      interview: INTERVIEW,
    },
    link: '/account/applications/7',
    says: ['within 24 hours', 'Kafeneio', '13:34–14:19'],
  },
  'message-waits': {
    data: {
      ...{ reader: 'company', from: 'Olga Petrova', applicationId: 3, offerId: 7, offerTitle: 'Night porter' },
      answerPath: '/answer/code',
    },
    link: ['/company/applicants/7/1?applicant=3#messages', '/answer/code'],
    says: ['Olga Petrova', 'Night porter'],
  },
  'job-alert': {
    data: {
      ...{
        code: 'code',
        name: 'Nurse jobs in Cologne',
        address: '/jobs/nurse/in-Cologne',
        more: 3,
        orMore: false,
        gone: ['Atlantis'],
        isGuest: false,
      },
      offers: [
        { id: 7, title: 'Night nurse', company: 'Kontor', place: 'Cologne', path: '/jobs/night-nurse-cologne-7' },
      ],
    },
    link: [
      '/jobs/night-nurse-cologne-7',
      '/alerts/answer/code/7?fits=true',
      '/alerts/answer/code/7',
      '/jobs/nurse/in-Cologne?latests=true',
      '/account/job-alerts',
    ],
    says: ['Nurse jobs in Cologne', 'Kontor · Cologne', '3 more', 'Atlantis'],
  },
  matchings: {
    data: {
      offers: [
        {
          ...{
            id: 7,
            title: 'Night porter',
            company: 'Kontor',
            place: 'Cologne',
            path: '/jobs/night-porter-cologne-7',
          },
          score: 82,
          reasons: [
            { kind: 'languages', names: ['German', 'English'] },
            { kind: 'skills', held: 6, asked: 8 },
          ],
        },
      ],
      more: 3,
      asks: false,
    },
    link: ['/jobs/night-porter-cologne-7', '/account/matchings'],
    says: ['Night porter', 'Kontor · Cologne', '82 of 100', 'German and English', '6 of 8 skills', '3 more'],
  },
  'offer-confirmation-due': {
    data: { offerId: 7, title: 'Night porter' },
    link: '/company/jobs?confirm=7',
    says: ['Night porter', 'two weeks'],
  },
  'offer-expiring': {
    data: { offerId: 7, title: 'Night porter', endsAt: '2026-12-21T12:00:00Z' },
    link: '/company/jobs?renew=7',
    says: ['Night porter', '21 December 2026', '30 more days'],
  },
  'offer-taken-off': {
    data: { offerId: 7, title: 'Night porter', ground: 'scam', explanation: 'First fact.\nSecond fact.', at },
    link: ['/company/jobs?state=taken_off', '/testboard/contact?offer=7'],
    says: ['Night porter', 'First fact.', 'Second fact.', 'offer 7', 'six months', TIME],
  },
  'offer-reinstated': {
    data: { title: 'Night porter', explanation: 'First line' },
    link: '/company/jobs',
    says: ['Night porter', 'First line'],
  },
  'company-suspended': {
    data: {
      companyId: 9,
      company: 'Kontor Nord',
      ground: 'false_identity',
      explanation: 'First line',
      at,
    },
    link: ['/company/dashboard', '/testboard/contact?company=9'],
    says: ['Kontor Nord', 'A company is who it says it is', 'First line', 'company 9', 'six months', TIME],
  },
  'company-reinstated': {
    data: { company: 'Kontor Nord', explanation: 'First line' },
    link: '/company/jobs',
    says: ['Kontor Nord', 'First line'],
  },
  'report-reversed': {
    data: { reference: '7K2M-9QXD-40TB', offerId: 4, explanation: 'First line' },
    link: null,
    says: ['7K2M-9QXD-40TB', 'offer 4', 'First line'],
  },
  'report-decided': {
    data: { reference: '7K2M-9QXD-40TB', offerId: 4, decision: 'removed' },
    link: null,
    says: ['7K2M-9QXD-40TB', 'offer 4', 'nobody sees it there'],
  },
  'offer-expired': {
    data: { offerId: 7, title: 'Night porter', endsAt: '2026-12-21T12:00:00Z' },
    link: '/company/jobs?renew=7',
    says: ['Night porter', '21 December 2026'],
  },
  'application-sent': {
    data: { ...OWN, answerBy: at.toISOString() },
    link: '/account/applications/12',
    says: ['Kafeneio', 'Night porter', '21 November 2026'],
  },
  'application-status': {
    data: { ...OWN, status: 'rejected' },
    link: '/account/applications/12',
    says: ['Kafeneio', 'Night porter', 'A person decided', 'Stop these e-mails'],
  },
  'application-overdue': {
    data: { ...OWN, answerBy: at.toISOString() },
    link: '/account/applications/12',
    says: ['Kafeneio', 'Night porter', '21 November 2026', 'reminded the company'],
  },
  'application-left-open': {
    data: { ...OWN, answerBy: null },
    link: '/account/applications/12',
    says: ['Kafeneio', 'Night porter', 'stays open'],
  },
  'applied-offer-taken-off': {
    data: {
      ...{ applicationId: 12, companyName: 'Kafeneio', offerTitle: 'Night porter', ground: 'scam' },
      ...{ appliedAt: at, removedAt: at },
    },
    link: '/account/applications/12',
    says: ['Kafeneio', 'Night porter', 'No scams', 'no bank details'],
  },
  'applicants-arrived': {
    data: { offerId: 7, offerTitle: 'Night porter', count: 1, applicationId: 12, answerPath: '/answer/code' },
    link: ['/company/applicants/7/1?applicant=12', '/answer/code'],
    says: ['Somebody has applied', 'Night porter', 'Stop these e-mails'],
  },
  'reply-reminder': {
    data: REMINDER,
    link: '/company/applicants',
    says: ['4 applicants', 'Night porter', 'one applicant', 'Stop these e-mails'],
  },
  'reply-missing': {
    data: { ...REMINDER, offers: REMINDER.offers.slice(0, 1), pausing: true },
    link: '/company/applicants/7/1?sort=due',
    says: ['last reminder', 'are paused', '21 November 2026'],
  },
  'offers-sunk': { data: { paused: 2 }, link: '/company/applicants', says: ['2 offers are paused', 'behind those of'] },
  'member-mentioned': {
    data: { applicationId: 12, offerId: 7, offerTitle: 'Night porter' },
    link: '/company/applicants/7/1?applicant=12',
    says: ['mentioned you', 'Night porter'],
  },
  'application-objected': {
    data: { applicationId: 12, offerId: 7, offerTitle: 'Night porter' },
    link: '/company/applicants/7/1?applicant=12',
    says: ['status you have set is wrong', 'Night porter'],
  },
  'new-device': {
    data: { device: 'Firefox, Windows', country: 'PL', at },
    link: '/password/reset',
    says: ['Firefox, Windows', 'Poland', TIME],
  },
  'registration-repeated': { data: {}, link: '/password/reset', says: ['already have one'] },
  'member-invitation': {
    data: { company: 'Kafeneio', token },
    link: `/company/invitation/${token}`,
    says: ['Kafeneio', '7 days'],
  },
  'member-joined': { data: {}, link: '/company/members', says: ['joined your company'] },
  'member-removed': { data: {}, link: '/company/account-settings', says: ['no longer'] },
  'unused-account': { data: { until: at }, link: '/login', says: [TIME, 'is erased'] },
  'account-deleted': { data: {}, link: null, says: ['is gone'] },
  'contact-message': {
    data: {
      reference: '7K2M-9QXD-40TB',
      topic: 'accessibility',
      name: 'Zoë Ünal',
      email: 'zoe@example.test',
      text: 'First line\n\nLast line & more',
      accountId: 12,
      receivedAt: at,
    },
    link: null,
    says: ['7K2M-9QXD-40TB', 'zoe@example.test', 'account 12', 'First line', TIME],
  },
  'profile-level': {
    data: { level: 'intermediate' },
    link: '/account/my-profile',
    says: ['you can apply', 'Stop these e-mails'],
  },
  'profile-reminder': {
    data: { missing: ['languages', 'cv'], last: false },
    link: '/account/my-profile',
    says: ['2 steps are missing', 'which ones you speak', 'three times at most', 'Stop these e-mails'],
  },
  'challenge-task': {
    data: { day: 3, step: 'skills' },
    link: '/welcome',
    says: ['3 of 7', 'five things you are good at', 'Stop these e-mails'],
  },
  'report-receipt': {
    data: { reference: '7K2M-9QXD-40TB', offerId: 4, at },
    link: null,
    says: ['7K2M-9QXD-40TB', 'offer 4', TIME],
  },
};

const render = (purpose: MailPurpose, language: UiLanguage = 'en') => {
  const face = faceIn(language);
  const unsubscribe = MAIL_KINDS[purpose] === null ? null : face.page(STOP);
  return renderMail(purpose, CASES[purpose].data as never, { ...face, unsubscribe });
};
/** Paths that a mail leads to beside the home page. */
const pathsOf = (purpose: MailPurpose) =>
  [CASES[purpose].link, MAIL_KINDS[purpose] === null ? null : STOP].flat().filter((path) => path !== null);
const addressOf = (path: string, prefix: string) => (path.startsWith(HOME) ? path : `${HOME}${prefix}${path}`);
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
/** What a reader of the HTML sees. */
const seen = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replace(/<!--.*?-->|<[^>]*>/gs, ' ');

describe.each(Object.keys(MAILS) as MailPurpose[])('the mail %s', (purpose) => {
  const { says } = CASES[purpose];

  it('leads to its page in HTML and text, to where it can be stopped, and nowhere else but home', async () => {
    const { html, text } = await render(purpose);
    const expected = pathsOf(purpose).map((path) => addressOf(path, ''));
    expect(new Set(linksOf(html))).toEqual(new Set([...expected, HOME]));
    for (const address of [...expected, HOME]) {
      expect(text.split(/\s/)).toContain(address);
    }
  });

  it('says the same in HTML and text', async () => {
    const { subject, html, text } = await render(purpose);
    // Who runs the site stands in every mail.
    for (const words of [...says, 'Testboard', 'Babel GmbH', 'Turmweg 1, 10115 Berlin', 'hello@babel.test']) {
      expect(seen(html)).toContain(words);
      expect(text).toContain(words);
    }
    expect(html).toContain(`<title>${subject}</title>`);
    expect(subject.length).toBeGreaterThan(0);
    expect(subject.length).toBeLessThanOrEqual(60);
  });

  it('is complete, and loads nothing from elsewhere', async () => {
    const { subject, html, text } = await render(purpose);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\[object|=>|NaN|Invalid Date/);
    }
    expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import|src=/i);
    expect(html).toContain('lang="en"');
    expect(text).not.toMatch(/\u200c|\u200b|[A-Z]{4} [A-Z]{3}|<[a-z]/);
  });
});

describe.each(Object.keys(MAILS) as MailPurpose[])('the mail %s in German', (purpose) => {
  const { says } = CASES[purpose];

  it('leads to the German page', async () => {
    const { html } = await render(purpose, 'de');
    const expected = pathsOf(purpose).map((path) => addressOf(path, '/de'));
    expect(new Set(linksOf(html))).toEqual(new Set([...expected, `${HOME}/de`]));
    expect(html).toContain('lang="de"');
  });

  it('holds no sentence of the English one', async () => {
    const [english, german] = await Promise.all([render(purpose, 'en'), render(purpose, 'de')]);
    const sentences = english.text.split(/(?<=[.:?])\s+|\n/).filter((one) => /[a-z]+ [a-z]+ [a-z]+/.test(one));
    const typed = ['First line', 'The hall is taken.', 'Last line & more', 'Nurse jobs in Cologne'];
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((one) => german.text.includes(one) && !typed.includes(one))).toEqual([]);
    expect(german.subject).not.toBe(english.subject);
    if (says.includes(TIME)) expect(german.text).toContain('21. November 2026 um 12:34 UTC');
  });
});

describe('a mail', () => {
  it.each(UI_LANGUAGE_CODES)(
    'says in %s that nobody has said who runs the site, where that is so',
    async (language) => {
      const operator = { name: null, address: null, email: null, placeholder: true };
      const { html, text } = await renderMail('account-deleted', {}, { ...faceIn(language), operator });
      for (const said of [seen(html), text.replace(/\s+/g, ' ')]) {
        expect(said).toContain(mailTexts.in(language)('footer.placeholder', { product: 'Testboard' }));
        expect(said).not.toMatch(/null|OPERATOR_|Babel GmbH/);
      }
    },
  );

  it('names no country and no device that it does not know', async () => {
    const { text } = await renderMail('new-device', { device: null, country: null, at }, faceIn('en'));
    expect(text).toContain('Country: unknown');
    expect(text).toContain('Device: Unknown device');
  });

  it('has a text for every change of the ways to sign in', async () => {
    const changes: MailData<'sign-in-methods-changed'>['change'][] = [
      ...(['second-factor-on', 'second-factor-off', 'recovery-code-used', 'recovery-codes-renewed'] as const),
      ...(['passkey-added', 'passkey-removed', 'social-linked', 'social-unlinked'] as const),
    ];
    const mails = await Promise.all(
      changes.map((change) => renderMail('sign-in-methods-changed', { change, at }, faceIn('en'))),
    );
    expect(new Set(mails.map(({ text }) => text)).size).toBe(changes.length);
  });

  it.each(UI_LANGUAGE_CODES)(
    'has words of its own in %s for every status that a company can tell',
    async (language) => {
      const statuses = ['in_review', 'shortlisted', 'interview', 'offered', 'hired', 'rejected'] as const;
      const mails = await Promise.all(
        statuses.map((status) => renderMail('application-status', { ...OWN, status }, faceIn(language))),
      );
      expect(new Set(mails.map(({ text }) => text)).size).toBe(statuses.length);
      // Who looks over a shoulder learns nothing.
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    },
  );

  it('says of an offer that nobody sees only what is so', async () => {
    const { text } = await renderMail('offers-sunk', { paused: 0 }, faceIn('en'));
    expect(text).not.toContain('paused');
  });

  it('names the zone of each time where summer time ends between two of them', async () => {
    const offered = CASES['interview-offered'].data as MailData<'interview-offered'>;
    const times = ['2026-10-23T08:00:00Z', '2026-10-26T08:00:00Z'].map((start) => ({
      startsAt: new Date(start),
      endsAt: new Date(Date.parse(start) + 1_800_000),
    }));
    const { text } = await renderMail('interview-offered', { ...offered, times, zone: 'Europe/Berlin' }, faceIn('en'));
    expect(text).toContain('23 October 2026, 10:00–10:30, Central European Summer Time (Berlin)');
    expect(text).toContain('26 October 2026, 09:00–09:30, Central European Standard Time (Berlin)');
  });

  it('names the country in its own language', async () => {
    const { text } = await renderMail('new-device', { device: 'Firefox', country: 'PL', at }, faceIn('de'));
    expect(text).toContain('Land: Polen');
  });
});
