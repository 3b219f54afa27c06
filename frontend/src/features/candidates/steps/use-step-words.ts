import { pathTo } from '@babelboard/pages';
import type { ProfileStep } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';

interface Step {
  /** What there is to do, as one says it in a list. */
  name: TextKey;
  /** The same as an invitation. */
  title: TextKey;
  /** What it brings. */
  reason: TextKey;
  action: TextKey;
  to: string;
}

const profile = (section: string) => `${pathTo('my-profile')}#${section}`;

const STEPS: Record<ProfileStep, Step> = {
  languages: {
    name: 'step.languages',
    title: 'step.languages-title',
    reason: 'step.languages-reason',
    action: 'step.languages-action',
    to: profile('languages'),
  },
  cv: {
    name: 'step.cv',
    title: 'step.cv-title',
    reason: 'step.cv-reason',
    action: 'step.cv-action',
    to: pathTo('my-cvs'),
  },
  general_information: {
    name: 'step.contact',
    title: 'step.contact-title',
    reason: 'step.contact-reason',
    action: 'step.contact-action',
    to: profile('contact-info'),
  },
  skills: {
    name: 'step.skills',
    title: 'step.skills-title',
    reason: 'step.skills-reason',
    action: 'step.skills-action',
    to: profile('skills'),
  },
  sector: {
    name: 'step.sector',
    title: 'step.sector-title',
    reason: 'step.sector-reason',
    action: 'step.sector-action',
    to: profile('sectors'),
  },
  experience: {
    name: 'step.experience',
    title: 'step.experience-title',
    reason: 'step.experience-reason',
    action: 'step.experience-action',
    to: profile('experience'),
  },
  education: {
    name: 'step.education',
    title: 'step.education-title',
    reason: 'step.education-reason',
    action: 'step.education-action',
    to: profile('education'),
  },
  preferences: {
    name: 'step.preferences',
    title: 'step.preferences-title',
    reason: 'step.preferences-reason',
    action: 'step.preferences-action',
    to: profile('preferences'),
  },
  showing: {
    name: 'step.showing',
    title: 'step.showing-title',
    reason: 'step.showing-reason',
    action: 'step.showing-action',
    to: profile('contact-info'),
  },
  apply: {
    name: 'step.apply',
    title: 'step.apply-title',
    reason: 'step.apply-reason',
    action: 'step.apply-action',
    to: jobListPath({ latests: true }),
  },
};

export type StepWords = Record<Exclude<keyof Step, 'to'>, string> & { to: string };

/** Gives the function that says what a step towards a complete profile is, what it brings, and where it is done. */
export function useStepWords(): (step: ProfileStep) => StepWords {
  const t = useText();
  return (step) => {
    const { to, ...keys } = STEPS[step];
    return { name: t(keys.name), title: t(keys.title), reason: t(keys.reason), action: t(keys.action), to };
  };
}
