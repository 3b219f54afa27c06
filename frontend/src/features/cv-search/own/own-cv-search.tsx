import type { OwnCvSearch as Own } from '@babelboard/wire';
import { useId, useState } from 'react';
import { SwitchRow } from '../../../forms/choices/switch-row.js';
import { Loaded } from '../../../frame/loaded.js';
import { Small } from '../../../frame/settings-section.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { LockedProfile } from '../person/locked-profile.js';
import css from './own-cv-search.module.css';
import { useFindOwnCvSearch } from './own-cv-search-api.js';

export interface OwnCvSearchProps {
  /** An operator looks: nothing may be changed. */
  readOnly: boolean;
  onFindable: (findable: boolean) => void;
  onBlock: (companyId: number, blocked: boolean) => void;
}

/** Whether companies may find one, exactly what they see, and which of them looked. */
export function OwnCvSearch({ readOnly, onFindable, onBlock }: OwnCvSearchProps) {
  const t = useText();
  const query = useFindOwnCvSearch();
  return (
    <Loaded query={query} lines={3}>
      {(own) => (
        <Room>
          <SwitchRow
            label={t('people.findable')}
            hint={t('people.findable-hint')}
            on={own.findable}
            disabled={readOnly}
            onChange={onFindable}
          />
          {own.findable && own.missing !== null && (
            <Small role="status">
              {t(own.missing === 'address' ? 'people.missing-address' : 'people.missing-profile')}
            </Small>
          )}
          <SeenAs own={own} />
          <Views views={own.views} readOnly={readOnly} onBlock={onBlock} />
        </Room>
      )}
    </Loaded>
  );
}

function SeenAs({ own: { seen_as: person } }: { own: Own }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (person === null) return <Small>{t('people.seen-as-nothing')}</Small>;
  return (
    <>
      <Button type="button" data-look="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'people.seen-as-hide' : 'people.seen-as-show')}
      </Button>
      <Frame id={id} hidden={!open} aria-label={t('people.seen-as')}>
        {open && <LockedProfile person={person} />}
      </Frame>
    </>
  );
}

function Views({ views, readOnly, onBlock }: { views: Own['views'] } & Omit<OwnCvSearchProps, 'onFindable'>) {
  const t = useText();
  const { localMoment } = useFormat();
  return (
    <section>
      <h3>{t('people.views')}</h3>
      {views.length === 0 ? (
        <Small>{t('people.views-none')}</Small>
      ) : (
        <ul>
          {views.map(({ company_id: id, company, blocked, at, offer, knows_since: since }) => (
            <li key={id}>
              <span>
                <bdi>{company}</bdi>
                <Small>{localMoment(at)}</Small>
                {offer !== null && <Small>{t('people.from-offer', { offer })}</Small>}
                {since !== null && <Small>{t('people.knows-since', { moment: localMoment(since) })}</Small>}
              </span>
              {readOnly || (
                <Button type="button" data-look="outlined" onClick={() => onBlock(id, !blocked)}>
                  {t(blocked ? 'people.unblock' : 'people.block', { company })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Room = withClass('div', css.room);

const Frame = withClass('section', css.frame);
