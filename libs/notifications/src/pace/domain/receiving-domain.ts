/** The part of an address that says whose server takes its mails. */
export function receivingDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
