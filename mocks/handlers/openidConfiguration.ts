import { answerJson } from './responses';
import type { Call, Endpoint } from './call';

/** The service's OpenID discovery document, served even while it is no provider. */
function describe({ baseUrl }: Call): Response {
  return answerJson(
    {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/oauth/authorize`,
      token_endpoint: `${baseUrl}/oauth/token`,
      jwks_uri: `${baseUrl}/.well-known/jwks.json`,
      userinfo_endpoint: `${baseUrl}/oauth/userinfo`,
      scopes_supported: ['openid', 'profile', 'email', 'phone'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      claims_supported: [
        'sub',
        'aud',
        'iss',
        'exp',
        'iat',
        'auth_time',
        'nonce',
        'email',
        'email_verified',
        'phone_number',
        'phone_number_verified',
        'name',
        'picture',
        'preferred_username',
        'updated_at',
      ],
      code_challenge_methods_supported: ['S256', 'plain'],
    },
    { 'Cache-Control': 'public, max-age=600' },
  );
}

export const openidConfigurationEndpoint: Endpoint = {
  path: '/.well-known/openid-configuration',
  methods: { GET: describe },
};
