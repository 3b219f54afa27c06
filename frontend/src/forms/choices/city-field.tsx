import type { CitiesResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/request-json.js';
import { useFormat } from '../../i18n/use-format.js';
import { useText } from '../../i18n/use-text.js';
import { COUNTRIES } from '../countries.js';
import { Combobox } from './combobox.js';
import { usePaused } from './use-paused.js';

export type City = CitiesResponse['data'][number];

export interface CityFieldProps {
  id: string;
  value: string;
  /** Of the country that was chosen: only its cities are proposed. */
  country: number | null;
  error?: string | undefined;
  /** Typed: no known city as yet. */
  onType: (name: string) => void;
  onChoose: (city: City) => void;
  onLeave: () => void;
}

/** A town or city: known ones are proposed, and a village that nobody knows is as good. */
export function CityField({ id, value, country, error, onType, onChoose, onLeave }: CityFieldProps) {
  const t = useText();
  const { region } = useFormat();
  const asked = usePaused(value.trim());
  const within = country === null ? '' : `&country=${country}`;
  const { data, isFetching } = useQuery({
    queryKey: ['cities', asked, country],
    queryFn: () => requestJson<CitiesResponse>(`/api/cities?q=${encodeURIComponent(asked)}${within}`),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const detailOf = (city: City) => {
    const code = COUNTRIES.find(({ id: countryId }) => countryId === city.fk_pais_id)?.code;
    return [city.region, code === undefined ? null : region(code)].filter(Boolean).join(', ');
  };
  const cities = value.trim().length > 1 ? (data?.data ?? []) : [];
  return (
    <Combobox
      id={id}
      free
      label={t('choice.city')}
      error={error}
      options={cities.map((city) => ({ value: String(city.id), text: city.name, detail: detailOf(city) }))}
      text={value}
      onText={onType}
      waiting={isFetching}
      autoComplete="address-level2"
      maxLength={120}
      onLeave={onLeave}
      onChoose={(option) => {
        const city = cities.find((one) => String(one.id) === option.value);
        if (city !== undefined) onChoose(city);
      }}
    />
  );
}
