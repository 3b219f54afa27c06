import type { JobListResponse } from '@babelboard/wire';
import { Fragment, useCallback, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import css from './sentence-form.module.css';

/** More would be no sentence any more. */
const MOST = 5;

/** The languages that one speaks: one, and each further one by a press; a further one that is none again goes. */
export function LanguageSelects({ facets }: { facets: JobListResponse | undefined }) {
  const t = useText();
  const [keys, setKeys] = useState([0]);
  const [open, setOpen] = useState(true);
  const added = useRef(false);
  // A browser may have chosen before the page runs.
  const watchLast = useCallback((select: HTMLSelectElement | null) => {
    if (select === null) return;
    setOpen(select.value === '');
    if (added.current) select.focus();
    added.current = false;
  }, []);
  const add = () => {
    added.current = true;
    setKeys([...keys, Math.max(...keys) + 1]);
  };
  return (
    <>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span>{at === keys.length - 1 ? ` ${t('home.and-language')} ` : ', '}</span>}
          <Select
            ref={at === keys.length - 1 ? watchLast : undefined}
            name="language"
            aria-label={at === 0 ? t('search.language-label') : t('home.further-language', { number: at + 1 })}
            defaultValue=""
            onChange={({ target }) => {
              if (at > 0 && target.value === '') setKeys(keys.filter((one) => one !== key));
              else if (at === keys.length - 1) setOpen(target.value === '');
            }}
          >
            <option value="">{at === 0 ? t('home.any-language') : t('home.no-language')}</option>
            {facets?.languages.data.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Fragment>
      ))}
      {!open && keys.length < MOST && (
        <Add type="button" aria-label={t('home.add-language')} title={t('home.add-language')} onClick={add}>
          <PlusIcon />
        </Add>
      )}
    </>
  );
}

const Select = withClass('select', css.select);

const Add = withClass('button', css.add);
