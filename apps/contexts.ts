import { alertsContext } from '@babelboard/alerts';
import { applicationsContext } from '@babelboard/applications';
import { billingContext } from '@babelboard/billing';
import { candidatesContext } from '@babelboard/candidates';
import { careerEventsContext } from '@babelboard/career-events';
import { companiesContext } from '@babelboard/companies';
import { cvFeedbackContext } from '@babelboard/cv-feedback';
import { cvReadingContext } from '@babelboard/cv-reading';
import { cvSearchContext } from '@babelboard/cv-search';
import { cvsContext } from '@babelboard/cvs';
import { favoritesContext } from '@babelboard/favorites';
import { identityContext } from '@babelboard/identity';
import { indexnowContext } from '@babelboard/indexnow';
import { jobListsContext } from '@babelboard/job-lists';
import { jobSearchesContext } from '@babelboard/job-searches';
import { matchingContext } from '@babelboard/matching';
import { messagePreferencesContext } from '@babelboard/message-preferences';
import { notificationsContext } from '@babelboard/notifications';
import { offersContext } from '@babelboard/offers';
import { operationsContext } from '@babelboard/operations';
import type { Context } from '@babelboard/platform';
import { privacyContext } from '@babelboard/privacy';
import { profileDocumentsContext } from '@babelboard/profile-documents';
import { pushMessagesContext } from '@babelboard/push-messages';
import { referenceDataContext } from '@babelboard/reference-data';
import { searchContext } from '@babelboard/search';

/** The house on one page: every context, for the API, the worker and the command line alike. */
export const contexts: readonly Context[] = [
  referenceDataContext,
  identityContext,
  privacyContext,
  messagePreferencesContext,
  pushMessagesContext,
  cvsContext,
  candidatesContext,
  companiesContext,
  billingContext,
  offersContext,
  searchContext,
  jobListsContext,
  cvReadingContext,
  profileDocumentsContext,
  favoritesContext,
  applicationsContext,
  matchingContext,
  cvSearchContext,
  cvFeedbackContext,
  jobSearchesContext,
  alertsContext,
  careerEventsContext,
  indexnowContext,
  operationsContext,
  notificationsContext,
];
