import type { SignInMethodsChange } from '@babelboard/identity/contract';
import type { ContactTopic } from '@babelboard/operations/contract';

/**
 * Every English text of a mail. Nothing that a person typed is ever put in: a mail must not carry a stranger's words. The one exception
 * is what people write to the operator.
 */
export const en = {
  footer: {
    automatic: 'This e-mail was sent automatically; nobody reads replies to it.',
    operator: (product: string, name: string) => `${product} is run by ${name}.`,
    claim: 'Jobs in Europe for people who speak several languages:',
  },
  copyAddress: 'If the button does not work, open this address in your browser:',
  resetPassword: 'Choose a new password',
  time: (moment: Date) =>
    `${moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}, ${moment.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'UTC' })} UTC`,
  countryName: (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,

  'verify-email': {
    subject: 'Verify your e-mail address',
    preview: 'One click, and your account is fully usable.',
    heading: 'Is this your address?',
    why: (product: string) =>
      `Somebody has opened an account on ${product} with this address. If it was you, confirm that the address is yours: from then on you can apply, post offers and receive e-mails.`,
    button: 'Verify my address',
    lifetime: 'The link works once, for 24 hours. Too late? You can have a new one sent from the site.',
    notYou: 'If you did not open an account, you can ignore this e-mail.',
  },
  'reset-password': {
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    heading: 'Choose a new password',
    why: (product: string) => `Somebody has asked for a new password for your account on ${product}.`,
    button: 'Choose a new password',
    lifetime: 'The link works once, for one hour. A new password signs you out on all your devices.',
    notYou:
      'If you did not ask for this, you can ignore this e-mail: your password stays as it is, and only somebody who can read this e-mail can change it.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    preview: 'If it was you, all is well.',
    heading: 'Your password was changed',
    what: (product: string, time: string) => `The password of your account on ${product} was changed on ${time}.`,
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou: 'If it was not you, choose a new password at once. That signs out everybody else.',
  },
  'confirm-email': {
    subject: 'Confirm your new e-mail address',
    preview: 'From then on you sign in with this address.',
    heading: 'Your new address',
    why: (product: string) =>
      `Somebody wants to use this address for an account on ${product}. If it was you, confirm it: from then on you sign in with it, and our e-mails come here.`,
    button: 'Confirm the new address',
    lifetime: 'The link works once, for 24 hours. Until then your old address stays.',
    notYou: 'If you did not ask for this, you can ignore this e-mail: without this step the address is not used.',
  },
  'email-change-asked': {
    subject: 'Your e-mail address is about to change',
    preview: 'If it was you, there is nothing to do here.',
    heading: 'Somebody wants to change the address of your account',
    what: (product: string, time: string) =>
      `On ${time} another e-mail address was entered for your account on ${product}. It takes effect as soon as it is confirmed through an e-mail sent there.`,
    yourself: 'If it was you, there is nothing to do here.',
    notYou:
      'If it was not you, somebody knows your password. Choose a new one now, while the account still has this address.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    preview: 'This address no longer belongs to your account.',
    heading: 'Your e-mail address was changed',
    what: (product: string, time: string) =>
      `Since ${time} your account on ${product} has another e-mail address. You sign in with the new one, and this is the last e-mail we send to this one.`,
    yourself: 'If it was you, there is nothing to do.',
    notYou: 'If it was not you, tell us at once. Keep this e-mail: it shows that the address belonged to the account.',
    contact: 'Contact us',
  },
  'sign-in-methods-changed': {
    subject: 'How you sign in was changed',
    preview: 'If it was you, all is well.',
    heading: 'How you sign in was changed',
    what: {
      'second-factor-on': (product, time) =>
        `Since ${time} your account on ${product} also asks for a code from your authenticator app.`,
      'second-factor-off': (product, time) =>
        `Since ${time} your account on ${product} no longer asks for a code from an authenticator app.`,
      'recovery-code-used': (product, time) =>
        `On ${time} somebody signed in to your account on ${product} with one of your recovery codes. It is used up.`,
      'recovery-codes-renewed': (product, time) =>
        `On ${time} your account on ${product} got new recovery codes. The old ones no longer work.`,
      'passkey-added': (product, time) => `On ${time} a passkey was added to your account on ${product}.`,
      'passkey-removed': (product, time) => `On ${time} a passkey was removed from your account on ${product}.`,
      'social-linked': (product, time) =>
        `On ${time} an account on another site was connected to your account on ${product}; it can be used to sign in.`,
      'social-unlinked': (product, time) =>
        `On ${time} your account on ${product} was disconnected from an account on another site, which can no longer be used to sign in.`,
    } satisfies Record<SignInMethodsChange, (product: string, time: string) => string>,
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou:
      'If it was not you, choose a new password at once, which signs out everybody else. Then check the ways to sign in, in your account settings.',
  },
  'social-link': {
    subject: 'Continue signing in',
    preview: 'The link works once, for one hour, in the same browser.',
    heading: 'Is this your address?',
    why: (product: string) =>
      `Somebody wants to sign in to ${product} with an account on another site that has this address. If it was you, continue here, in the browser where you started.`,
    button: 'Continue',
    lifetime: 'The link works once, for one hour, and only in the browser where you started.',
    notYou: 'If it was not you, you can ignore this e-mail: without this step nobody gets in.',
  },
  'new-device': {
    subject: 'A new device signed in to your account',
    preview: (device: string) => `${device}. Was it you?`,
    heading: 'A new device signed in',
    what: (product: string) =>
      `Somebody has signed in to your account on ${product} from a device we have not seen before.`,
    device: 'Device',
    country: 'Country',
    time: 'Time',
    unknownCountry: 'unknown',
    guess: 'Device and country are guessed from the browser and the internet address; they can be wrong.',
    yourself: 'If it was you, all is well and there is nothing to do.',
    notYou: 'If it was not you, choose a new password at once. That signs out everybody else.',
  },
  'registration-repeated': {
    subject: 'You already have an account',
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    what: (product: string) =>
      `Somebody has tried to open an account on ${product} with your address. You already have one, so nothing was changed.`,
    forgotten: 'Was it you, and have you forgotten your password? Choose a new one:',
    notYou: 'If it was not you, you can ignore this e-mail: whoever it was has not learned that you have an account.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    preview: 'What we held about you is gone.',
    heading: 'Your account was deleted',
    what: (product: string) =>
      `Your account on ${product} is gone, and so is what we held about you. All your devices are signed out.`,
    kept: 'We keep only what the law requires us to keep. Your address is forgotten as soon as this e-mail is sent.',
    back: 'You can open a new account at any time. Good luck, wherever you go.',
  },
  'unused-account': {
    subject: 'Do you still need your account?',
    preview: 'Sign in once, and it stays.',
    heading: 'Do you still need your account?',
    what: (product: string) => `Nobody has signed in to your account on ${product} for a long time.`,
    keep: (time: string) => `If you want to keep it, sign in once until ${time}. There is nothing else to do.`,
    button: 'Sign in',
    otherwise: 'If you do not sign in, the account and everything we hold about you is erased after that.',
    why: 'We ask because we do not want to keep data about people who no longer need us.',
  },
  'data-export-ready': {
    subject: 'Your data are ready',
    preview: 'The link works once, for 7 days.',
    heading: 'Your data are ready',
    what: (product: string) =>
      `You asked for a copy of everything ${product} holds about you. It is a ZIP file with your data and your files.`,
    button: 'Go to the download',
    lifetime:
      'The link works once, for 7 days; then the copy is removed. Do not pass this e-mail on: whoever has the link has your data.',
    notYou: 'If you did not ask for this, somebody was in your account: choose a new password.',
  },
  'contact-message': {
    subject: (topic: string, reference: string) => `Message about ${topic} (${reference})`,
    preview: 'Somebody has written to you.',
    heading: 'Somebody has written to you',
    what: (product: string, time: string) => `This came through the contact form of ${product} on ${time}.`,
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
    answers: 'If you reply to this e-mail, your reply goes to the person who wrote. Nobody has checked their address.',
  },
  'report-receipt': {
    subject: (reference: string) => `Your report ${reference}`,
    preview: 'A person looks at every report.',
    heading: 'Thank you for telling us',
    what: (offerId: number, time: string) => `We received your report about offer ${offerId} on ${time}.`,
    reference: 'Your reference',
    keep: 'Please keep the reference: you need it if you want to ask about the report.',
    answer: 'A person looks at every report. You will get an answer at this address.',
  },
};
