import { pageAt } from '@babelboard/pages';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { TextField } from '../../../forms/fields.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import css from './posting.module.css';
import type { StepProps } from './step-props.js';

/** Where people apply, what they are asked, and whether there is a place to be filled now. */
export function StepApplying({ edit, offer }: StepProps) {
  const t = useText();
  const { values } = edit;
  const elsewhere = 'url' in values.apply;
  const questions = useQuestionsPath(offer);
  const field = edit.field('apply', (url) => ({ url }));
  return (
    <>
      <PickOne
        label={t('posting.apply')}
        options={[
          { value: 'here', text: t('posting.apply-here') },
          { value: 'elsewhere', text: t('posting.apply-elsewhere') },
        ]}
        value={elsewhere ? 'elsewhere' : 'here'}
        onPick={(way) => edit.choose('apply', way === 'here' ? { here: true } : { url: '' })}
        meaning={t(elsewhere ? 'posting.apply-elsewhere-text' : 'posting.apply-here-text')}
      />
      {'url' in values.apply && (
        <TextField
          {...field}
          value={values.apply.url}
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('posting.apply-address')}
        />
      )}
      {!elsewhere && questions !== null && (
        <Screening>
          <h3>{t('posting.screening')}</h3>
          <p>{t('posting.screening-text')}</p>
          <Link to={questions}>
            {t('posting.screening-open')}
            <ArrowRightIcon />
          </Link>
        </Screening>
      )}
      <PickOne
        label={t('posting.kind')}
        options={[
          { value: 'vacancy', text: t('posting.kind-vacancy') },
          { value: 'talent_pool', text: t('posting.kind-pool') },
        ]}
        value={values.kind}
        onPick={(kind) => edit.choose('kind', kind)}
        meaning={t(values.kind === 'vacancy' ? 'posting.kind-vacancy-text' : 'posting.kind-pool-text')}
      />
    </>
  );
}

/** The page where questions are written, where the site has it. */
function useQuestionsPath(offer: StepProps['offer']): string | null {
  const { productPrefix } = useSite();
  if (offer === null) return null;
  const path = `/company/jobs/${offer.id}/screening-questions`;
  return pageAt(path, productPrefix).name === 'not-found' ? null : path;
}

const Screening = withClass('section', css.screening);
