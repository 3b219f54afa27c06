import type { SignInMethodsChange } from '@babelboard/identity/contract';
import type { ContactTopic } from '@babelboard/operations/contract';

/**
 * Every English text of a mail. Nothing that a person typed is ever put in: a mail must not carry a stranger's words. The one exception
 * is what people write to the operator.
 */
export const en = {
  footer: {
    automatic: 'This mail was sent by a program; nobody reads answers to it.',
    operator: (product: string, name: string) => `${product} is run by ${name}.`,
    claim: 'Jobs in Europe for people who speak several languages:',
  },
  copyAddress: 'If the button does nothing, open this address in your browser:',
  resetPassword: 'Choose a new password',
  time: (moment: Date) =>
    `${moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}, ${moment.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'UTC' })} UTC`,
  countryName: (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,

  'verify-email': {
    subject: 'Verify your e-mail address',
    preview: 'One press, and your account can do everything.',
    heading: 'Is this your address?',
    why: (product: string) =>
      `Somebody has opened an account on ${product} with this address. If it was you, show that the address is yours: from then on you can apply, post offers and get mails.`,
    button: 'Verify my address',
    lifetime: 'The link works once, for 24 hours. Is it too late? The site sends you a new one.',
    notYou: 'You did not open an account? Then do nothing.',
  },
  'reset-password': {
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    heading: 'Choose a new password',
    why: (product: string) => `Somebody has asked for a new password for your account on ${product}.`,
    button: 'Choose a new password',
    lifetime: 'The link works once, for one hour. A new password signs you out on all your devices.',
    notYou:
      'You did not ask for it? Then do nothing: your password stays as it is, and only who reads this mail can change it.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    preview: 'You did it? Then all is well.',
    heading: 'Your password was changed',
    what: (product: string, time: string) => `The password of your account on ${product} was changed on ${time}.`,
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou: 'If it was not you, choose a new password at once. That signs out everybody who is in your account.',
  },
  'confirm-email': {
    subject: 'Confirm your new e-mail address',
    preview: 'From then on you sign in with this address.',
    heading: 'Your new address',
    why: (product: string) =>
      `Somebody wants to use this address for an account on ${product}. If it was you, confirm it: from then on you sign in with it, and mails come here.`,
    button: 'Confirm the new address',
    lifetime: 'The link works once, for 24 hours. Until then your old address stays.',
    notYou: 'You did not ask for it? Then do nothing: without this step the address is not used.',
  },
  'email-change-asked': {
    subject: 'Your e-mail address is about to change',
    preview: 'You did it? Then there is nothing to do here.',
    heading: 'Somebody wants another address for your account',
    what: (product: string, time: string) =>
      `On ${time} another e-mail address was entered for your account on ${product}. It counts as soon as it is confirmed by a mail that went there.`,
    yourself: 'If it was you, there is nothing to do here.',
    notYou: 'If it was not you, somebody knows your password. Choose a new one now, while this address still is yours.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    preview: 'This address does not belong to your account any more.',
    heading: 'Your e-mail address was changed',
    what: (product: string, time: string) =>
      `Since ${time} your account on ${product} has another e-mail address. You sign in with the new one, and this is the last mail that comes here.`,
    yourself: 'If it was you, there is nothing to do.',
    notYou: 'If it was not you, tell us at once. Keep this mail: it shows that the address belonged to the account.',
    contact: 'Contact us',
  },
  'sign-in-methods-changed': {
    subject: 'How you sign in was changed',
    preview: 'You did it? Then all is well.',
    heading: 'How you sign in was changed',
    what: {
      'second-factor-on': (product, time) =>
        `Since ${time} your account on ${product} asks for a code of your authenticator, too.`,
      'second-factor-off': (product, time) =>
        `Since ${time} your account on ${product} asks for no code of an authenticator any more.`,
      'recovery-code-used': (product, time) =>
        `On ${time} somebody signed in to your account on ${product} with one of your recovery codes. It is used up.`,
      'recovery-codes-renewed': (product, time) =>
        `On ${time} your account on ${product} got new recovery codes. The ones before are worth nothing.`,
      'passkey-added': (product, time) => `On ${time} a passkey was added to your account on ${product}.`,
      'passkey-removed': (product, time) => `On ${time} a passkey was removed from your account on ${product}.`,
      'social-linked': (product, time) =>
        `On ${time} an account of another site was linked to your account on ${product}; it can be used to sign in.`,
      'social-unlinked': (product, time) =>
        `On ${time} the link of your account on ${product} to an account of another site was cut; that one signs in no more.`,
    } satisfies Record<SignInMethodsChange, (product: string, time: string) => string>,
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou:
      'If it was not you, choose a new password at once, which signs out everybody who is in your account. Then look through the ways to sign in, in your account settings.',
  },
  'social-link': {
    subject: 'Go on with your login',
    preview: 'The link works once, for one hour, in the same browser.',
    heading: 'Is this your address?',
    why: (product: string) =>
      `Somebody wants to log in to ${product} by an account of another site that has this address. If it was you, go on here, in the browser in which you began.`,
    button: 'Go on',
    lifetime: 'The link works once, for one hour, and only in the browser in which you began.',
    notYou: 'It was not you? Then do nothing: without this step nobody gets in.',
  },
  'new-device': {
    subject: 'A new device signed in to your account',
    preview: (device: string) => `${device}. Was it you?`,
    heading: 'A new device signed in',
    what: (product: string) =>
      `Somebody has signed in to your account on ${product} from a device that we did not know.`,
    device: 'Device',
    country: 'Country',
    time: 'Time',
    unknownCountry: 'unknown',
    guess: 'Device and country are what your browser and your internet address say; they can be wrong.',
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou: 'If it was not you, choose a new password at once. That signs out everybody who is in your account.',
  },
  'registration-repeated': {
    subject: 'You already have an account',
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    what: (product: string) =>
      `Somebody has tried to open an account on ${product} with your address. You already have one, so nothing was changed.`,
    forgotten: 'Was it you, and you have forgotten your password? Choose a new one:',
    notYou: 'It was not you? Then do nothing: whoever it was has not learned that you have an account.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    preview: 'What we held about you is gone.',
    heading: 'Your account was deleted',
    what: (product: string) =>
      `Your account on ${product} is gone, and with it what we held about you. All your devices are signed out.`,
    kept: 'We only keep what the law asks us to keep. Your address is forgotten as soon as this mail is sent.',
    back: 'You can open a new account at any time. Good luck, wherever you go.',
  },
  'data-export-ready': {
    subject: 'Your data are ready',
    preview: 'The link works once, for 7 days.',
    heading: 'Your data are ready',
    what: (product: string) =>
      `You have asked for a copy of all that ${product} holds about you. It is a ZIP file with your data and your files.`,
    button: 'Go to the download',
    lifetime:
      'The link works once, for 7 days; then the copy is removed. Do not pass this mail on: who has the link has your data.',
    notYou: 'You did not ask for it? Then somebody was in your account: choose a new password.',
  },
  'contact-message': {
    subject: (topic: string, reference: string) => `Message about ${topic} (${reference})`,
    preview: 'Somebody has written to you.',
    heading: 'Somebody has written to you',
    what: (product: string, time: string) => `On ${time} this came by the contact form of ${product}.`,
    topic: 'About',
    name: 'Name',
    email: 'E-mail address',
    account: 'Signed in as',
    reference: 'Reference',
    guest: 'nobody (a guest)',
    accountNumber: (id: number) => `account ${id}`,
    topics: {
      account: 'an account',
      offer: 'an offer',
      company: 'a company',
      privacy: 'personal data',
      accessibility: 'accessibility',
      security: 'security',
      other: 'something else',
    } satisfies Record<ContactTopic, string>,
    answers: 'If you answer this mail, your answer goes to the person who wrote. Nobody has checked their address.',
  },
  'report-receipt': {
    subject: (reference: string) => `Your report ${reference}`,
    preview: 'A person looks at every report.',
    heading: 'Thank you for telling us',
    what: (offerId: number, time: string) => `We received your report about offer ${offerId} on ${time}.`,
    reference: 'Your reference',
    keep: 'Please keep the reference: you need it if you want to ask about the report.',
    answer: 'A person looks at every report. You get an answer at this address.',
  },
};
