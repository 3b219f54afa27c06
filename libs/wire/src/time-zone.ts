import { z } from 'zod';

/** IANA name of a time zone, as `Intl` knows it. */
export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat(undefined, { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'TIME_ZONE_UNKNOWN');
