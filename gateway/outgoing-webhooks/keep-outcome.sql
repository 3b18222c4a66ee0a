-- name: lockEndpoint
select from webhook_endpoints where id = :id for no key update;

-- name: countEndpointFailure
update webhook_endpoints set failures = failures + 1 where id = :id returning failures;
