"""The view models: what each screen or sheet shows, made without a look at the database."""
