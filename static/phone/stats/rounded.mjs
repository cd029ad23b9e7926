/** Numbers as they are written. Pure. */

/**
 * A number with so many digits behind the point. A tie goes to the even digit, as on the server.
 *
 * @param {number} value
 * @param {number} digits
 */
export function rounded(value, digits) {
  const near = Number(value.toFixed(digits));
  // Only such values lie exactly between two: those are sums of powers of two.
  const isTie = Math.abs((value * 2 ** (digits + 1)) % 2) === 1;
  const last = Math.round(near * 10 ** digits);
  return isTie && last % 2 ? (last - Math.sign(last)) / 10 ** digits : near;
}
