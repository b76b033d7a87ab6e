import type { AllowedOrigins } from './headers';

interface Addresses {
  services: Record<string, string>;
  flagServiceUrl?: string | null;
  errorReportingDsn?: string | null;
  embedOrigins?: readonly string[];
}

/** The origin of an address; null for a path of the app's own host or a missing address. */
function originOf(address: string | null | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * What the content security policy must allow for a runtime configuration (`config.json`):
 * its services on other hosts, and the portals that may frame the page.
 */
export function originsOf(configuration: Addresses): AllowedOrigins {
  const { services, flagServiceUrl, errorReportingDsn, embedOrigins } = configuration;
  const connect = [...Object.values(services), flagServiceUrl, errorReportingDsn]
    .map(originOf)
    .filter((origin): origin is string => origin !== null);
  return { connect: [...new Set(connect)], embed: embedOrigins ?? [] };
}
