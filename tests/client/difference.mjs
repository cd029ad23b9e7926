const isObject = (value) => typeof value === "object" && value !== null;

/** Where two plain values differ first, and how; null nowhere. */
export function difference(ours, theirs) {
  if (ours === theirs) return null;
  if (!isObject(ours) || !isObject(theirs) || Array.isArray(ours) !== Array.isArray(theirs)) {
    return `: ${JSON.stringify(ours)}, the server says ${JSON.stringify(theirs)}`;
  }
  for (const key in theirs) {
    const found = difference(ours[key], theirs[key]);
    if (found !== null) return `.${key}${found}`;
  }
  const more = Object.keys(ours).find((key) => !Object.hasOwn(theirs, key));
  return more === undefined ? null : `.${more}: the server says nothing of it`;
}
