import { deviceName } from './device-name.js';

/** A device as a session remembers it. */
export interface KnownDevice {
  userAgent: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  ipAddress: string;
}

/**
 * Whether a login comes from a device that the account has not used: another browser or system, or another country. Addresses change
 * with every train ride, so they count only where the country is not known.
 */
export function isNewDevice(device: KnownDevice, known: readonly KnownDevice[]): boolean {
  const name = deviceName(device.userAgent);
  return !known.some(
    (other) =>
      deviceName(other.userAgent) === name &&
      (device.country === null ? other.ipAddress === device.ipAddress : other.country === device.country),
  );
}
