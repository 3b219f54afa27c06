import { pathTo } from '@babelboard/pages';
import { CheckField } from '../../../forms/fields.js';
import type { FieldProps } from '../../../forms/use-wire-form.js';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { type InformationPage } from '../../../pages/information-pages.js';
import { useHref } from '../../../router/router.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './consents.module.css';

export interface ConsentsProps {
  terms: FieldProps;
  newsletters: FieldProps;
  /** Which conditions are accepted. */
  conditions: InformationPage;
}

/** What somebody agrees to: the conditions, which one must, and news, which one may. */
export function Consents({ terms, newsletters, conditions }: ConsentsProps) {
  const t = useText();
  const href = useHref();
  const { productName, productPrefix } = useSite();
  const text = conditions === 'legal-conditions-for-companies' ? 'consent.company' : 'consent.candidate';
  const link = (
    <a href={href(pathTo(conditions, { product: productPrefix }))} target="_blank" rel="noopener">
      {t(text)}
    </a>
  );
  return (
    <Group>
      <CheckField {...terms}>
        <Sentence text="consent.terms" parts={{ conditions: link }} />
      </CheckField>
      <CheckField {...newsletters}>{t('consent.newsletters', { productName })}</CheckField>
    </Group>
  );
}

const Group = withClass('div', css.group);
