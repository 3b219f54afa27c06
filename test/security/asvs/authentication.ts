import { by, type Requirement, requirement, says } from './requirement.js';

const DOCUMENT = 'libs/identity/SIGNING-IN.md';
const REGISTRATION = 'test/e2e/auth/registration.spec.ts';
const LIMITS = 'test/e2e/auth/limits.spec.ts';
const PASSWORDS = 'libs/identity/src/passwords/passwords.spec.ts';
const STRENGTH = 'libs/identity/src/passwords/domain/password-strength.spec.ts';
const SECOND_FACTOR = 'libs/identity/src/second-factor/second-factors.spec.ts';
const RECOVERY_CODES = 'libs/identity/src/second-factor/domain/recovery-codes.spec.ts';
const TOTP = 'libs/identity/src/second-factor/domain/totp.spec.ts';
const SECOND_WAYS = 'test/e2e/auth/second-ways-in.spec.ts';
const SOCIAL = 'test/e2e/social-login/social-login.spec.ts';
const TOKENS = 'libs/identity/src/single-use-tokens/single-use-tokens.spec.ts';
const FORM = 'test/browser/accounts.spec.ts';
const NO_SMS = 'Nothing is sent by phone or SMS.';

/** V6: authentication. */
export const AUTHENTICATION: Requirement[] = [
  requirement('6.1.1', 1, 'How guessing is slowed down, and nobody locked out by others, is written down.', {
    written: says(DOCUMENT, '## Limits', 'cannot lock an owner out'),
  }),
  requirement('6.1.2', 2, 'Words of the context that passwords may not be made of are written down.', {
    written: says(DOCUMENT, 'Words of the context'),
  }),
  requirement('6.1.3', 2, 'All ways in are written down, with their strength.', {
    written: says(DOCUMENT, '## Ways in'),
  }),
  requirement('6.2.1', 1, 'Passwords have 8 characters or more.', {
    shown: [...by(REGISTRATION, 'refuses %s at its field'), ...by(STRENGTH, '%j: %s')],
    note: 'At least 10.',
  }),
  requirement('6.2.2', 1, 'People can change their password.', {
    shown: by(REGISTRATION, 'change the password and sign out every other device'),
  }),
  requirement('6.2.3', 1, 'That needs the present password.', {
    shown: by(REGISTRATION, 'change the password and sign out every other device'),
  }),
  requirement('6.2.4', 1, 'New passwords are none of the 3,000 most common ones.', {
    shown: by(STRENGTH, '%j: %s'),
    note: 'Of 49,000.',
  }),
  requirement('6.2.5', 1, 'Any characters may be used, none must.', { shown: by(STRENGTH, '%j: %s') }),
  requirement('6.2.6', 1, 'Password fields are masked; they may be shown for a while.', {
    shown: by(FORM, 'works by keyboard alone, and shows the password when asked'),
  }),
  requirement('6.2.7', 1, 'Pasting and password managers work.', {
    shown: by(FORM, 'works by keyboard alone, and shows the password when asked'),
  }),
  requirement('6.2.8', 1, 'A password is checked as it was typed, not cut and not changed.', {
    shown: by(PASSWORDS, 'compare all that was typed, up to the last of 200 characters'),
    note: 'Letters that keyboards compose in several ways are one letter (NFKC, NIST SP 800-63B).',
  }),
  requirement('6.2.9', 2, 'Passwords may have 64 characters.', {
    shown: by(PASSWORDS, 'compare all that was typed, up to the last of 200 characters'),
    note: 'Up to 200.',
  }),
  requirement('6.2.10', 2, 'Passwords do not run out.', {
    written: says(DOCUMENT, 'Passwords do not run out'),
  }),
  requirement('6.2.11', 2, 'Words of the context are not taken.', {
    shown: [...by(PASSWORDS, 'say what is wrong with a new one'), ...by(STRENGTH, '%j: %s')],
  }),
  requirement('6.2.12', 2, 'New passwords are compared with breached ones.', {
    departs:
      'The list that ships has 49,000 of the most common ones, which came from breaches; no service is asked, so that no password or part of its hash leaves the product.',
    shown: by(STRENGTH, '%j: %s'),
  }),
  requirement('6.3.1', 1, 'Guessing is slowed down as it is written.', {
    shown: by(
      LIMITS,
      'stop guessing the password of one account from one address, and say when again',
      'slow guessing of one account from everywhere down, and lock its owner out nowhere',
      'stop trying one password at many accounts from one address',
    ),
  }),
  requirement('6.3.2', 1, 'There are no default accounts.', {
    shown: by('apps/cli/src/demo/seed-demo-accounts.spec.ts', 'are not made in production'),
  }),
  requirement('6.3.3', 2, 'A second factor must be used.', {
    departs:
      'A job board must be usable by people with an old phone and little practice: the second factor (passkey or one-time code) is offered, not demanded. Against guessing stand limits, common passwords and mails on new devices.',
    shown: by(SECOND_WAYS, 'is drawn, confirmed, asked for at the login and replaced by a recovery code'),
  }),
  requirement('6.3.4', 2, 'All ways in are documented and equally strong.', {
    shown: [
      ...by(SECOND_WAYS, 'signs its owner in without address and password, in place of the second factor'),
      ...by('test/e2e/social-login/linking.spec.ts', 'still asks for its second factor'),
      ...by(
        'libs/identity/src/social-login/social-login.spec.ts',
        'is asked for a code each time',
        'is asked after a mail, too',
      ),
    ],
  }),
  requirement('6.4.1', 1, 'First passwords and codes are random, short-lived and not kept.', {
    shown: [
      ...by(
        'apps/cli/src/commands/create-admin.command.spec.ts',
        'makes an admin without a password and asks for the mail with the link, again for one that is there',
      ),
      ...by(TOKENS, 'end to the millisecond'),
    ],
    note: 'Nobody is given a password: create-admin mails a link to choose one.',
  }),
  requirement('6.4.2', 1, 'No hints and no secret questions.', { doesNotApply: 'There are none.' }),
  requirement('6.4.3', 2, 'A forgotten password is reset without going around the second factor.', {
    shown: by(SECOND_WAYS, 'is still asked for after a forgotten password'),
  }),
  requirement('6.4.4', 2, 'Who lost the second factor proves themselves as when it was set up.', {
    shown: [
      ...by(SECOND_FACTOR, 'asks for the password'),
      ...by(SECOND_WAYS, 'is drawn, confirmed, asked for at the login and replaced by a recovery code'),
    ],
  }),
  requirement('6.5.1', 2, 'Recovery codes, mailed codes and one-time passwords work once.', {
    shown: [
      ...by(
        SECOND_FACTOR,
        'takes each code once, and not the one that turned it on',
        'takes one of 100 uses of a code at the same time',
        'takes one of 100 uses of a recovery code at the same time',
      ),
      ...by(TOKENS, 'give what they stand for, once', 'let one of 100 parallel uses succeed'),
    ],
  }),
  requirement('6.5.2', 2, 'Short recovery codes are stored like passwords.', {
    shown: [
      ...by(SECOND_FACTOR, 'keeps recovery codes hashed'),
      ...by(RECOVERY_CODES, 'are ten, all different, without letters that look like others'),
    ],
    note: 'They are long: 118 bits, so SHA-256 is enough.',
  }),
  requirement('6.5.3', 2, 'They come from a secure random generator.', {
    shown: [
      ...by(RECOVERY_CODES, 'are ten, all different, without letters that look like others'),
      ...by(TOTP, 'is 160 random bits, typed as Base32'),
    ],
  }),
  requirement('6.5.4', 2, 'They have 20 bits at least.', {
    shown: [
      ...by(RECOVERY_CODES, 'are ten, all different, without letters that look like others'),
      ...by(TOTP, 'is 160 random bits, typed as Base32'),
    ],
  }),
  requirement('6.5.5', 2, 'They run out: mailed codes in 10 minutes, one-time passwords in 30 seconds.', {
    departs:
      'Links that sign in run out in 10 minutes or less; those that verify, change or reset take longer, as decided (1 h, 24 h), and sign nobody in; the one that ends a login by a provider takes an hour, in the browser where it began. A one-time password counts a step of 30 seconds early or late, for clocks that differ.',
    shown: [...by(TOKENS, 'end to the millisecond'), ...by(TOTP, 'is taken one step early or late, not two')],
  }),
  requirement('6.6.1', 2, 'SMS only with a validated number.', { doesNotApply: NO_SMS }),
  requirement('6.6.2', 2, 'A mailed code is bound to what it was made for.', {
    shown: [
      ...by(TOKENS, 'are refused in any other form'),
      ...by('test/e2e/social-login/linking.spec.ts', 'is linked by a mail, in the browser where it began'),
    ],
  }),
  requirement('6.6.3', 2, 'Mailed codes cannot be guessed.', {
    shown: by(TOKENS, 'are refused in any other form', 'cannot be made from what is stored, nor with another key'),
    note: '256 bits, and a limit on attempts.',
  }),
  requirement('6.8.1', 2, 'People of one identity provider cannot pass for those of another.', {
    shown: by(SOCIAL, 'takes the same subject at another provider for somebody else', 'is refused: %s'),
  }),
  requirement('6.8.2', 2, 'Signatures of assertions are checked.', {
    shown: by(SOCIAL, 'is refused with the signature of somebody else'),
  }),
  requirement('6.8.3', 2, 'SAML assertions are used once.', { doesNotApply: 'There is no SAML.' }),
  requirement('6.8.4', 2, 'Strength asked of a provider is checked.', {
    doesNotApply: 'No function asks a provider for more than a login; what comes from there counts as one factor.',
  }),
];
