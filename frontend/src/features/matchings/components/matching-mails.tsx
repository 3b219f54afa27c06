import { pathTo } from '@babelboard/pages';
import { type ChangeMatchingMailsRequest, MATCHING_RHYTHMS, type MatchingMailsResponse } from '@babelboard/wire';
import { useId } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Select } from '../../../forms/fields.js';
import { Sentence } from '../../../i18n/sentence.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeMatchingMails, useFindMatchingMails } from '../api/matching-mails.js';
import css from './matching-mails.module.css';

const RHYTHMS: Record<MatchingMailsResponse['rhythm'], TextKey> = {
  daily: 'matchings.mails-daily',
  weekly: 'matchings.mails-weekly',
};
const BARS = [40, 50, 60, 70, 80, 90];

/** How often mails tell of new ones, and from which score on; saved at once. */
export function MatchingMails() {
  const t = useText();
  const id = useId();
  const failureWords = useFailureWords();
  const { data } = useFindMatchingMails();
  const { mutateAsync } = useChangeMatchingMails();
  if (data === undefined) return null;
  const change = (wish: ChangeMatchingMailsRequest) =>
    mutateAsync(wish).then(
      () => notifications.notify({ message: t('matchings.mails-saved'), type: 'positive' }),
      (error: Error) =>
        notifications.notify({ message: failureWords(error, t('matchings.mails-failed')), type: 'negative' }),
    );
  const bars = BARS.includes(data.bar) ? BARS : [...BARS, data.bar].sort((one, other) => one - other);
  return (
    <Panel aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('matchings.mails')}</h2>
      <div>
        <div>
          <label htmlFor={`${id}rhythm`}>{t('matchings.mails-rhythm')}</label>
          <Select
            id={`${id}rhythm`}
            value={data.rhythm}
            onChange={({ target }) => void change({ rhythm: target.value as MatchingMailsResponse['rhythm'] })}
          >
            {MATCHING_RHYTHMS.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {t(RHYTHMS[rhythm])}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <label htmlFor={`${id}bar`}>{t('matchings.mails-bar')}</label>
          <Select
            id={`${id}bar`}
            value={data.bar}
            onChange={({ target }) => void change({ bar: Number(target.value) })}
          >
            {bars.map((bar) => (
              <option key={bar} value={bar}>
                {t('matchings.mails-from', { bar })}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <p>
        <Sentence
          text="matchings.mails-stop"
          parts={{
            link: <Link to={`${pathTo('candidate-settings')}#messages`}>{t('matchings.mails-stop-link')}</Link>,
          }}
        />
      </p>
    </Panel>
  );
}

const Panel = withClass('section', css.panel);
