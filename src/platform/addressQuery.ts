const nameOf = (pair: string): string => {
  try {
    return decodeURIComponent(pair.replace(/=.*/s, '').replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** A query without one parameter; the others stay as they were written. */
export function withoutParameter(search: string, name: string): string {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && nameOf(pair) !== name);
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

/** Removes a parameter from the address bar and so from the history; returns its first value. */
export function takeParameter(
  name: string,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): string | null {
  const given = new URLSearchParams(location.search).get(name);
  if (given !== null) {
    const address = `${location.pathname}${withoutParameter(location.search, name)}${location.hash}`;
    history.replaceState(history.state, '', address);
  }
  return given;
}
