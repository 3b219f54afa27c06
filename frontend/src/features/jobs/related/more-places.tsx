import { useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { FacetIndex } from '../components/facet-index.js';
import { useFindRelatedPlaces } from './find-related-places.js';
import css from './more-places.module.css';

/** Where else there is work like this: loaded when somebody asks. */
export function MorePlaces({ id }: { id: number }) {
  const t = useText();
  const [wanted, setWanted] = useState<number | null>(null);
  const { data, isFetching, isError, refetch } = useFindRelatedPlaces(id, wanted === id);
  const ask = () => (isError ? void refetch() : setWanted(id));
  return (
    <Section className="js-only" aria-busy={isFetching}>
      <h2>{t('related.places')}</h2>
      {data === undefined && (
        <Button type="button" data-look="outlined" aria-disabled={isFetching} onClick={ask}>
          {t(isFetching ? 'results.loading' : 'related.places-load')}
        </Button>
      )}
      <p role="status">
        {isError && !isFetching ? t('related.places-failed') : data?.data.length === 0 ? t('related.places-none') : ''}
      </p>
      {data !== undefined && data.data.length > 0 && (
        <FacetIndex
          entries={data.data.map(({ url, name, country, total }) => ({
            path: url,
            name: [name, country].filter(Boolean).join(', '),
            total,
          }))}
        />
      )}
    </Section>
  );
}

const Section = withClass('section', css.section);
