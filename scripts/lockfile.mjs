/**
 * The packages of a package-lock.json that an installation (its own hidden lock file) lacks or
 * has in another version. Optional ones are ignored, since most are for other machines.
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .filter(([path, entry]) => !isSame(entry, installed.packages?.[path]))
    .map(([path]) => path);
}

function isSame(wanted, present) {
  if (!present) return false;
  if (wanted.link) return present.link === true && present.resolved === wanted.resolved;
  return present.version === wanted.version && present.integrity === wanted.integrity;
}
