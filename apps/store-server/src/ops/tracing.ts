/** Variables of OpenTelemetry that name where traces are sent. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;

/**
 * Whether the environment asks for traces: an endpoint is named, and neither `OTEL_SDK_DISABLED` nor
 * `OTEL_TRACES_EXPORTER=none` says otherwise.
 */
export function isTraced(env: NodeJS.ProcessEnv): boolean {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return false;
  return ENDPOINTS.some((name) => env[name] !== undefined && env[name] !== '');
}

/**
 * Sends the traces of this process by OTLP over HTTP, as the standard `OTEL_*` variables say (endpoint, headers,
 * sampler, resource). The SDK is loaded only then. A collector that does not answer delays no request.
 * @returns sends what is left, and stops
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const [{ OTLPTraceExporter }, { detectResources, envDetector, defaultResource, resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'in-store' }))
    // The environment names the service last.
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new sdk.NodeTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
