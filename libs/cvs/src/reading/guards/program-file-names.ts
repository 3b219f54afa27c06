/** Names of files that a system runs, or that other programs run what is in them. */
export const PROGRAM_FILE =
  /\.(exe|dll|scr|pif|cpl|js|jse|vbs|vbe|wsf|wsh|hta|bat|cmd|ps1|jar|msi|msp|msc|lnk|reg|sh|app|apk|chm|docm|dotm|xlsm|xlam|pptm)$/i;
