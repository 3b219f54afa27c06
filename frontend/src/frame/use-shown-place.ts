import { useEffect } from 'react';

/** Leads to the place that the address names, once what holds it is there: the page was there before what it asked for. */
export function useShownPlace(): void {
  useEffect(() => {
    const place = window.location.hash.slice(1);
    if (place !== '') document.getElementById(place)?.scrollIntoView();
  }, []);
}
