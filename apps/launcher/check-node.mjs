// The very first thing that runs: old versions of Node must be able to read this file, so its syntax is that of 2015.
const wanted = '20.19';
const major = Number(process.versions.node.split('.')[0]);
const minor = Number(process.versions.node.split('.')[1]);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js ${wanted} or newer (https://nodejs.org/en/download) and run the command again.`,
  );
  process.exit(1);
}
