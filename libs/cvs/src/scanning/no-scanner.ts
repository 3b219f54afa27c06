import { MalwareScanner, ScannerAway } from './malware-scanner.js';

/**
 * Where no scanner is set: files are taken as they are. Checks of their form (`reading/`) are made all the same. One that waits came where
 * a scanner was set: it goes on waiting for that, whichever process is asked.
 */
export class NoScanner extends MalwareScanner {
  override readonly firstState = 'clean';

  override isClean(): Promise<boolean> {
    return Promise.reject(new ScannerAway('CLAMD_URL is not set here'));
  }
}
