import type { Application, ApplicationStatus } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';

const SENTENCES: Record<ApplicationStatus, TextKey> = {
  new: 'applications.means-new',
  in_review: 'applications.means-in_review',
  shortlisted: 'applications.means-shortlisted',
  interview: 'applications.means-interview',
  offered: 'applications.means-offered',
  hired: 'applications.means-hired',
  rejected: 'applications.means-rejected',
  withdrawn: 'applications.means-withdrawn',
};

/** Gives the function that says what a state means for whoever waits. */
export function useStatusSentence(): (application: Pick<Application, 'status' | 'viewed'>) => string {
  const t = useText();
  return ({ status, viewed }) => t(status === 'new' && viewed ? 'applications.means-opened' : SENTENCES[status]);
}
