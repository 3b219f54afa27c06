import type { ApplicationStatus } from '@babelboard/wire';
import { type TextKey, useText } from '../i18n/use-text.js';
import type { StatusPillProps } from '../ui/status-pill.js';

const FOR_COMPANY: Record<ApplicationStatus, TextKey> = {
  new: 'applying.status-new',
  in_review: 'applying.status-in_review',
  shortlisted: 'applying.status-shortlisted',
  interview: 'applying.status-interview',
  offered: 'applying.status-offered',
  hired: 'applying.status-hired',
  rejected: 'applying.status-rejected',
  withdrawn: 'applying.status-withdrawn',
};

const FOR_CANDIDATE: Record<ApplicationStatus, TextKey> = {
  new: 'applying.own-new',
  in_review: 'applying.own-in_review',
  shortlisted: 'applying.own-shortlisted',
  interview: 'applying.own-interview',
  offered: 'applying.own-offered',
  hired: 'applying.own-hired',
  rejected: 'applying.own-rejected',
  withdrawn: 'applying.own-withdrawn',
};

const TONES: Record<ApplicationStatus, StatusPillProps['tone']> = {
  new: 'neutral',
  in_review: 'wait',
  shortlisted: 'wait',
  interview: 'wait',
  offered: 'good',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
};

export function toneOf(status: ApplicationStatus): StatusPillProps['tone'] {
  return TONES[status];
}

/** Gives the function that says how far an application is: to the company in its own words, to the candidate in plain ones. */
export function useStatusWords(whose: 'candidate' | 'company'): (status: ApplicationStatus) => string {
  const t = useText();
  const words = whose === 'company' ? FOR_COMPANY : FOR_CANDIDATE;
  return (status) => t(words[status]);
}
