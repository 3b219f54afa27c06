import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { useDecisions } from '../api/decide.js';
import { useComplaintRate } from '../api/find-complaint-rate.js';
import { DecisionButton } from './decision-button.js';
import { COMPLAINT_TEXTS } from './mail-words.js';

/** How many people call mails spam, and what follows from it. */
export function ComplaintRate() {
  const t = useText();
  const { letBulkMailGoOn } = useDecisions();
  return (
    <section>
      <h2>{t('mails.complaints')}</h2>
      <Loaded query={useComplaintRate()}>
        {({ mails, complaints, rate, level }) => (
          <>
            <p>
              {t('mails.complaints-count', { mails, complaints })}{' '}
              {t(COMPLAINT_TEXTS[level], { rate: (rate ?? 0) * 100 })}
            </p>
            {level === 'stopped' && (
              <div>
                <DecisionButton text={t('mails.go-on')} run={letBulkMailGoOn} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
