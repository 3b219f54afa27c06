import type { TextKey } from '../../../i18n/use-text.js';

const ACTIONS: TextKey[] = [
  'did.account.change-consent',
  'did.account.change-email',
  'did.account.change-password',
  'did.account.change-sign-in',
  'did.account.delete',
  'did.account.register',
  'did.account.request-export',
  'did.account.take-export',
  'did.admin.find-account',
  'did.admin.hand-off',
  'did.admin.lookup',
  'did.admin.queues',
  'did.admin.request',
  'did.applicants.export',
  'did.application.change-pool-consent',
  'did.application.erase',
  'did.billing.grant',
  'did.career-event.change',
  'did.company.accept-name',
  'did.company.reinstate',
  'did.company.suspend',
  'did.company.verify',
  'did.mail.let-go-on',
  'did.mail.read',
  'did.mail.release-address',
  'did.mail.send-again',
  'did.offer.dismiss-reports',
  'did.offer.reinstate',
  'did.offer.take-off',
  'did.session.login',
  'did.support.create-access',
  'did.support.open-access',
  'did.support.request',
];

/** What an entry of the audit log says was done; null for one that a newer version wrote, which has its code alone. */
export function actionText(action: string): TextKey | null {
  return ACTIONS.find((text) => text === `did.${action}`) ?? null;
}
